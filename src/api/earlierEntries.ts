import { createAction, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { NEWS_AT_ONCE } from '#contract/projectConstants.ts';
import type { ProjectPage } from '#contract/projectPages.ts';
import type { TicketPage } from '#contract/tickets.ts';

/*
 * A page that is read again has the newest entries only. The earlier ones that the person has loaded stay, if nothing is
 * missing between both.
 */

/**
 * Follows the change that shows earlier entries. Redux Toolkit reports a changed cache with the next frame or the next other
 * action; by the next frame the scroll's place would be lost (src/lib/keepInPlace.ts).
 */
export const earlierShown = createAction('api/earlierShown');

/**
 * Makes the `merge` of a query whose cached page may have earlier entries.
 *
 * @param keep adds the cached page's earlier entries to the fresh page
 */
export function mergeBy<Page extends object>(keep: (cached: Page, fresh: Page) => Page) {
  return (draft: Page, fresh: Page): Page => {
    const cached = original<unknown>(draft) as Page;
    // What did not change keeps its identity, so that nothing renders anew.
    return copyWithStructuralSharing(cached, keep(cached, fresh));
  };
}

/** A ticket read again, with the earlier entries of the cached page. */
export function keepEarlierEntries(cached: TicketPage, fresh: TicketPage): TicketPage {
  const [oldest] = fresh.entries;
  const place = cached.entries.findIndex(({ id }) => id === oldest?.id);
  if (place <= 0) return fresh;
  return {
    ...fresh,
    entries: [...cached.entries.slice(0, place), ...fresh.entries],
    more: cached.more,
  };
}

/** A project read again, with the earlier updates and deliveries of the cached page. */
export function keepEarlierNews(cached: ProjectPage, fresh: ProjectPage): ProjectPage {
  // The oldest of the newest fifty: beyond them there are only phases' latest deliveries.
  const oldest = newsOf(fresh)[NEWS_AT_ONCE - 1];
  const isKnown = newsOf(cached).some(({ id }) => id === oldest?.id);
  return isKnown ? addEarlierNews(fresh, cached) : fresh;
}

/** A project with the updates and deliveries of an earlier page too. */
export function addEarlierNews(page: ProjectPage, earlier: ProjectPage): ProjectPage {
  return {
    ...page,
    updates: joined(page.updates, earlier.updates),
    phases: page.phases.map((phase) => {
      const same = earlier.phases.find(({ id }) => id === phase.id);
      return { ...phase, deliveries: joined(phase.deliveries, same?.deliveries ?? []) };
    }),
    more: earlier.more,
  };
}

function joined<Row extends { id: string }>(newer: readonly Row[], older: readonly Row[]): Row[] {
  const known = new Set(newer.map(({ id }) => id));
  return [...newer, ...older.filter(({ id }) => !known.has(id))];
}

/** Updates and deliveries, newest first. */
function newsOf({ updates, phases }: ProjectPage): { id: string; at: string }[] {
  return [...updates, ...phases.flatMap(({ deliveries }) => deliveries)].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}
