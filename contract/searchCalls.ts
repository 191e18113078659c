import { Found, SearchQuery } from './search.ts';
import { searchRoutes } from './searchRoutes.ts';

/** The search over everything. */
export const searchCalls = {
  searchAll: {
    ...searchRoutes.searchAll,
    description:
      'Busca por nombre, empresa, correo o código entre lo que la persona puede ver; hasta cinco filas de cada tipo.',
    success: 200,
    query: SearchQuery,
    response: Found,
  },
} as const;
