import type { IdeaEngine } from './engineContract.ts';
import { openLocalEngine } from './localEngine.ts';
import { openServiceEngine, type ServiceSettings } from './service/serviceEngine.ts';

export type { GeneratedIdea, IdeaEngine } from './engineContract.ts';

/** The service of IDEAS_API_* if it is set, otherwise the offline engine. */
export function openIdeaEngine(settings: ServiceSettings | null): IdeaEngine {
  const local = openLocalEngine();
  return settings ? openServiceEngine(settings, local) : local;
}
