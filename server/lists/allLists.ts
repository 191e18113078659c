import type { ListName } from '#contract/lists.ts';
import { complaints } from './complaints.ts';
import { contactMessages, subscribers } from './contactMessages.ts';
import { ideas } from './ideas.ts';
import type { List, ListOf } from './list.ts';
import { clients, staff } from './people.ts';
import { projects } from './projects.ts';
import { tickets } from './tickets.ts';

/** The lists that can be read: those of the panel, and the newsletter's subscribers. */
export type ReadableList = ListName | 'subscribers';

const lists: { [Name in ListName]: ListOf<Name> } & { subscribers: List } = {
  projects,
  tickets,
  ideas,
  staff,
  clients,
  complaints,
  contactMessages,
  subscribers,
};

export function listOf(name: ReadableList): List {
  return lists[name];
}
