import { anyRole, only } from '../../plugins/access.ts';
import type { FeatureRoutes } from '../../plugins/contractRoutes.ts';
import { readDashboard } from './projectsRepository.ts';

export const projectsRoutes: FeatureRoutes = (routes) => {
  routes.read('getDashboard', anyRole, readDashboard);
  routes.later('createProject', only('admin'));
  routes.later('updateProject', only('admin'));
  routes.later('assignProject', only('admin'));
};
