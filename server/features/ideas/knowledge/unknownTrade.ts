import type { TradeFacts } from './trade.ts';

/** What can be said of a trade known only by its own words; `{thing}` stands for them. */
export type UnknownTrade = Omit<TradeFacts, 'label' | 'gender' | 'kind'>;
