import { only } from '../../plugins/access.ts';
import type { FeatureRoutes } from '../../plugins/contractRoutes.ts';
import { readAdminData } from './adminDataRepository.ts';

export const adminDataRoutes: FeatureRoutes = (routes) => {
  routes.read('getAllData', only('admin'), readAdminData);
};
