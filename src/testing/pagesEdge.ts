import { HttpResponse } from 'msw/http';
import { UNASSIGNED } from '#contract/listRoutes.ts';
import type { Route } from '#contract/routes.ts';
import { foldText } from '#src/lib/foldText.ts';
import { aPage } from './builders.ts';
import { onRoute } from './network.ts';

type Row = Record<string, unknown> & { id: string };

/** The parameters that are no filter by a field. */
const OWN = ['cursor', 'limit', 'search', 'sort', 'order', 'state'];

/**
 * Answers a page call as the server does, in one page unless `limit` is less: by words anywhere in a row, by fields, and
 * sorted by one.
 *
 * @param rows the list at each request, in its default order
 * @param asked collects the queries of the requests
 */
export function onPage(route: Route, rows: () => readonly object[], asked: string[] = []) {
  return onRoute(route, ({ request }) => {
    const { searchParams: query, search } = new URL(request.url);
    asked.push(decodeURIComponent(search));
    const words = foldText(query.get('search') ?? '').split(/\s+/);
    const filters = [...query].filter(([name]) => !OWN.includes(name));
    const found = (rows() as readonly Row[])
      .filter((row) => words.every((word) => foldText(JSON.stringify(row)).includes(word)))
      .filter((row) => isInState(row, query.get('state')))
      .filter((row) => filters.every(([name, value]) => valueOf(row, name) === value));
    const sort = query.get('sort');
    if (sort !== null)
      found.sort((one, other) => compare(valueOf(one, sort), valueOf(other, sort)));
    if (query.get('order') === 'desc') found.reverse();
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Number(query.get('limit') ?? 50);
    const next = end < found.length ? String(end) : null;
    return HttpResponse.json(aPage(found.slice(start, end), next, found.length));
  });
}

/** The states of tickets and complaints. */
function isInState({ status, waitingSince }: Row, state: string | null): boolean {
  if (state === 'open') return status !== 'Cerrado' && status !== 'Respondida';
  if (state === 'answered') return status === 'Respondida';
  return state !== 'waiting' || Boolean(waitingSince);
}

/** The fields whose parameter has another name. */
const fields: Readonly<Record<string, string>> = { service: 'serviceId', createdAt: 'at' };

/** A field as a filter names its value. */
function valueOf(row: Row, name: string): string {
  const value = row[name] ?? row[fields[name] ?? name];
  if (value === null || value === undefined) return UNASSIGNED;
  if (typeof value === 'object') return (value as { id: string }).id;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function compare(one: string, other: string): number {
  if (Number(one) !== Number(other) && !Number.isNaN(Number(one)))
    return Number(one) - Number(other);
  return foldText(one) < foldText(other) ? -1 : foldText(one) > foldText(other) ? 1 : 0;
}
