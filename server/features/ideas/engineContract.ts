/** A generated idea, in Spanish: a name of at most 120 characters and 3 to 6 features. */
export interface GeneratedIdea {
  name: string;
  description: string;
  features: string[];
}

interface GeneratedIdeas {
  ideas: GeneratedIdea[];
  /** Which engine produced them: a language model, or this server's own solutions. */
  engine: 'ia' | 'local';
}

export interface IdeaEngine {
  /**
   * @param prompt accepted by `whyUnfit`
   *
   * @param count number of distinct ideas
   */
  generate(prompt: string, count: number): Promise<GeneratedIdeas>;
}
