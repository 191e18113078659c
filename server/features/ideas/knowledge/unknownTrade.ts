import type { Kind, TradeFacts } from './trade.ts';

/** What can be said of a trade known only by its own words; `{thing}` stands for them. */
export type UnknownTrade = Omit<TradeFacts, 'label' | 'gender' | 'kind'>;

/** What someone's work is about, where no trade is known: finer than how it meets its public. */
export type Work =
  | Kind
  | 'made'
  | 'repaired'
  | 'manual'
  | 'skill'
  | 'tended'
  | 'healed'
  | 'carried'
  | 'street'
  | 'rented'
  | 'celebrated'
  | 'errand'
  | 'general';
