import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAfterPaint } from './useAfterPaint.ts';

/** A column and the direction by which rows are ordered. */
export interface TableSort {
  column: string;
  descending: boolean;
}

/** What a person chose to see of a table. */
export interface TableView {
  search: string;
  /** The wanted value by filter; '' for all. */
  filters: Readonly<Record<string, string>>;
  sort: TableSort;
}

export interface TableAddress {
  /** What its controls say, at once. */
  view: TableView;
  /** What its rows follow: the same as soon as the controls have been painted. */
  shownView: TableView;
  change: (part: Partial<TableView>) => void;
  /** All rows again, in the order they had. */
  clear: () => void;
}

/** How long choices must rest before they go to the address, in milliseconds: browsers ration such changes. */
const REST = 300;

/** Marks the places that a table made itself. */
const OWN = 'table';

/**
 * Search, filters and order of a table, kept in the address (`#/support?buscar=yape&orden=-fecha`) so that a
 * reload, a shared link and the way back find them again. A choice counts at once and is written a moment later.
 *
 * @param initial the view without a choice, which no address mentions; one constant outside the component
 */
export function useTableAddress(initial: TableView): TableAddress {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  /** What was chosen since somebody else last changed the address. */
  const [chosen, setChosen] = useState<TableView | null>(null);
  const [seen, setSeen] = useState(location.key);
  if (seen !== location.key) {
    setSeen(location.key);
    if (location.state !== OWN) setChosen(null);
  }
  const view = useMemo(() => chosen ?? read(params, initial), [chosen, params, initial]);

  useEffect(() => {
    const next = written(view, initial, params);
    if (next.toString() === params.toString()) return undefined;
    const timer = setTimeout(() => setParams(next, { replace: true, state: OWN }), REST);
    return () => clearTimeout(timer);
  }, [view, initial, params, setParams]);

  return {
    view,
    shownView: useAfterPaint(view),
    change: (part) => setChosen({ ...view, ...part }),
    clear: () => setChosen(initial),
  };
}

const SEARCH = 'buscar';
const SORT = 'orden';

function read(params: URLSearchParams, initial: TableView): TableView {
  const sort = params.get(SORT) ?? textOf(initial.sort);
  const descending = sort.startsWith('-');
  const filters = Object.entries(initial.filters);
  return {
    search: params.get(SEARCH) ?? initial.search,
    filters: Object.fromEntries(filters.map(([name, value]) => [name, params.get(name) ?? value])),
    sort: { column: descending ? sort.slice(1) : sort, descending },
  };
}

/** The address of a view; what it has beside the table stays. */
function written(view: TableView, initial: TableView, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string, first: string) => {
    if (value === first) next.delete(name);
    else next.set(name, value);
  };
  set(SEARCH, view.search, initial.search);
  for (const [name, first] of Object.entries(initial.filters)) {
    set(name, view.filters[name] ?? first, first);
  }
  set(SORT, textOf(view.sort), textOf(initial.sort));
  return next;
}

function textOf({ column, descending }: TableSort): string {
  return `${descending ? '-' : ''}${column}`;
}
