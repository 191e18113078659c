/** What the generator makes, in Spanish: a name of at most 120 characters and 3 to 6 features. */
export interface GeneratedIdea {
  name: string;
  description: string;
  features: string[];
}

interface GeneratedIdeas {
  ideas: GeneratedIdea[];
  /** Who proposed them: a language model, or this server's own rules. */
  engine: 'ia' | 'local';
}

export interface IdeaEngine {
  /**
   * @param prompt one that `whyUnfit` lets through
   * @param count how many different ideas
   */
  generate(prompt: string, count: number): Promise<GeneratedIdeas>;
}
