import { ideaRoutes } from './ideaRoutes.ts';
import { IdeaDetail, OwnIdeas } from './ideas.ts';
import { PageQuery } from './shared.ts';

/** Further calls for ideas. */
export const ideaCalls = {
  listIdeas: {
    ...ideaRoutes.listIdeas,
    description: 'Lista por páginas las ideas propias, de la más nueva a la más antigua.',
    success: 200,
    query: PageQuery,
    response: OwnIdeas,
  },
  getIdea: {
    ...ideaRoutes.getIdea,
    description: 'Administración recibe de una idea lo que la lista no trae.',
    success: 200,
    response: IdeaDetail,
  },
} as const;
