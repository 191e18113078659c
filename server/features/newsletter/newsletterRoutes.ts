import type { FeatureRoutes } from '../../plugins/contractRoutes.ts';

export const newsletterRoutes: FeatureRoutes = (routes) => {
  routes.laterForEveryone('subscribe');
};
