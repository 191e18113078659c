/** The six services of the catalogue (SITE-11), by their wire id. */
export type ServiceId = 1 | 2 | 3 | 4 | 5 | 6;

/** How a trade meets its public; what an idea may add depends on it. */
export type Kind =
  'food' | 'goods' | 'care' | 'class' | 'field' | 'b2b' | 'office' | 'stay' | 'group';

/** A solution as it is told; `{label}` and its like are filled in from the trade. */
export interface Sketch {
  service: ServiceId;
  name: string;
  text: string;
  features: readonly [string, string, string];
}

/** A solution chosen for a prompt. */
export interface Solution extends Sketch {
  /** It is the answer to the leading goal, which then adds nothing to it. */
  isAnswer: boolean;
}

/** What is said of a trade, each ready to stand in a sentence. */
export interface TradeFacts {
  /** After 'tu'. */
  label: string;
  gender: 'f' | 'm';
  kind: Kind;
  /** With its article: 'los comensales'. */
  who: string;
  /** With its article: 'los platos de la pizarra'. */
  what: string;
  /** Its strong moments; after 'para'. */
  when: string;
  /** What people ask, as an indirect question. */
  ask: string;
  ideas: readonly [Sketch, Sketch, Sketch];
}

export interface Trade extends TradeFacts {
  /** Words that give it away, without accents; one after `~` counts only where nothing better does. */
  terms: string;
}
