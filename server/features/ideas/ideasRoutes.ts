import { randomUUID } from 'node:crypto';
import type { IdeaResult } from '#contract/ideas.ts';
import { anyRole, only } from '../../plugins/access.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import type { ContractRoutes, PersonsCall } from '../../plugins/contractCalls.ts';
import { Refusal } from '../../plugins/errors.ts';
import type { IdeaEngine } from './ideaEngine.ts';
import { storeIdeas, type StoredIdea } from './ideasRepository.ts';
import { whyUnfit } from './guard.ts';

export interface IdeasServices {
  ideas: IdeaEngine;
  limits: CallLimits;
}

/** Rate limit per person, for both calls together. */
const LIMIT = { name: 'ideas', times: 30, seconds: 60 * 60 };

/** Ideas generated for 'Ver más alternativas'; the first is often the one already shown. */
const ALTERNATIVES = 4;

type IdeasCall = PersonsCall<'generateIdea' | 'generateIdeas'>;

export function ideasRoutes(routes: ContractRoutes, { ideas, limits }: IdeasServices): void {
  /** Calls the engine, outside of any transaction. A refused prompt does not use the limit. */
  async function generate(
    { body, person }: IdeasCall,
    count: number,
  ): Promise<(IdeaResult & StoredIdea)[]> {
    const refusal = whyUnfit(body.prompt);
    if (refusal !== null) throw new Refusal(422, refusal);
    await limits.take(
      LIMIT,
      person.sub,
      (wait) => `Llegaste al límite de ideas por ahora. Vuelve a intentarlo en ${wait}.`,
    );
    const { engine, ideas: generated } = await ideas.generate(body.prompt, count);
    return generated.map((idea) => ({ ...idea, engine, id: randomUUID() }));
  }

  routes.write('generateIdea', anyRole, {
    prepare: async (call) => {
      const [idea] = await generate(call, 1);
      if (!idea) throw new Error('the idea engine returned no idea');
      return idea;
    },
    write: async (tx, { body, person }, idea) => {
      await storeIdeas(tx, { userId: person.sub, prompt: body.prompt, ideas: [idea] });
      return idea;
    },
  });
  routes.write('generateIdeas', anyRole, {
    prepare: (call) => generate(call, ALTERNATIVES),
    write: async (tx, { body, person }, generated) => {
      await storeIdeas(tx, { userId: person.sub, prompt: body.prompt, ideas: generated });
      return generated;
    },
  });
  routes.read('listIdeas', anyRole, 'own_ideas');
  routes.read('getIdea', only('admin'), 'idea_detail');
}
