import { anyRole } from '../../plugins/access.ts';
import type { FeatureRoutes } from '../../plugins/contractRoutes.ts';

export const ideasRoutes: FeatureRoutes = (routes) => {
  routes.later('generateIdea', anyRole);
  routes.later('generateIdeas', anyRole);
};
