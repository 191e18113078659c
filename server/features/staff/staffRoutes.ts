import { only } from '../../plugins/access.ts';
import type { FeatureRoutes } from '../../plugins/contractRoutes.ts';

export const staffRoutes: FeatureRoutes = (routes) => {
  routes.later('createStaff', only('admin'));
};
