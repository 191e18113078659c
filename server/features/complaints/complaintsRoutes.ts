import type { FeatureRoutes } from '../../plugins/contractRoutes.ts';

export const complaintsRoutes: FeatureRoutes = (routes) => {
  routes.laterForEveryone('createComplaint');
};
