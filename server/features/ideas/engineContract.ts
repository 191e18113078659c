/** What the generator makes, in Spanish: a name of at most 200 characters and 3 to 6 features. */
export interface GeneratedIdea {
  name: string;
  description: string;
  features: string[];
}

export interface GeneratedIdeas {
  ideas: GeneratedIdea[];
  /** Who thought of them: 'ia' for a language model, 'local' for this server's own rules. */
  engine: 'ia' | 'local';
}

export interface IdeaEngine {
  /**
   * @param count how many different ideas
   * @throws UnfitRequest when the request asks for harm, or says too little
   */
  generate(prompt: string, count: number): Promise<GeneratedIdeas>;
}

/** A request that gets no idea; its message is meant for the person. */
export class UnfitRequest extends Error {}
