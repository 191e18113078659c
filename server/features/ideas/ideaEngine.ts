import type { IdeaEngine } from './engineContract.ts';
import { openLocalEngine } from './localEngine.ts';
import { openServiceEngine, type ServiceSettings } from './serviceEngine.ts';

export { IdeaEngineError, type GeneratedIdea, type IdeaEngine } from './engineContract.ts';

/** The service of IDEAS_API_* when it is set, else the engine that needs no network. */
export function openIdeaEngine(settings: ServiceSettings | null): IdeaEngine {
  return settings ? openServiceEngine(settings) : openLocalEngine();
}
