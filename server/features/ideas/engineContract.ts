/** What the generator makes, in Spanish: a name of at most 200 characters and 3 to 6 features. */
export interface GeneratedIdea {
  name: string;
  description: string;
  features: string[];
}

export interface IdeaEngine {
  /** Shown with the answer: 'tramayo-local' or the service's model. */
  readonly name: string;
  /**
   * @param count how many different ideas
   * @throws IdeaEngineError when the service does not answer usefully
   */
  generate(prompt: string, count: number): Promise<GeneratedIdea[]>;
}

/** Says so to the person and nothing more: causes may carry the key or what was asked. */
export class IdeaEngineError extends Error {
  constructor() {
    super('El generador de ideas no está disponible en este momento. Inténtalo de nuevo.');
    this.name = 'IdeaEngineError';
  }
}
