import type { FeatureRoutes } from '../../plugins/contractRoutes.ts';

export const contactRoutes: FeatureRoutes = (routes) => {
  routes.laterForEveryone('sendContactMessage');
};
