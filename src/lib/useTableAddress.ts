import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { toggled } from './toggled.ts';
import { useAfterPaint } from './useAfterPaint.ts';

/** A column and the direction by which rows are ordered. */
export interface TableSort {
  column: string;
  descending: boolean;
}

/** A table's search, filters and order. */
export interface TableView {
  search: string;
  /** The chosen value by filter name; '' for all. */
  filters: Readonly<Record<string, string>>;
  sort: TableSort;
}

export interface TableAddress {
  /** The view that the controls show; it changes at once. */
  view: TableView;
  /** The view that the rows follow; it changes after the controls have been painted. */
  shownView: TableView;
  /** Changes a part of the view and scrolls to the top of the page. */
  change: (part: Partial<TableView>) => void;
  /** Resets search, filters and order and scrolls to the top. */
  clear: () => void;
  /** The ids of the expanded rows. */
  open: ReadonlySet<string>;
  /** Expands or collapses a row; constant across renders. */
  toggle: (id: string) => void;
}

/** Debounce before the address is written, in milliseconds: browsers rate-limit `history.replaceState`. */
const WRITE_DELAY = 300;

/**
 * Search, filters, order and expanded rows of a table, kept in the address (`#/support?buscar=yape&orden=-fecha`) so
 * that reloads, shared links and back navigation restore them. Changes apply at once; the address is written after a
 * short delay, or when the field loses focus.
 *
 * @param initial the default view, which is left out of the address; must be constant across renders
 */
export function useTableAddress(initial: TableView): TableAddress {
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  /** The view chosen since the last navigation; null after one, when the address decides. */
  const [chosen, setChosen] = useState<TableView | null>(null);
  const [open, setOpen] = useState(() => openIn(params));
  const [seen, setSeen] = useState(key);
  const [lastWritten, setLastWritten] = useState('');
  if (seen !== key) {
    setSeen(key);
    if (params.toString() !== lastWritten) {
      setLastWritten(params.toString());
      setChosen(null);
      setOpen(openIn(params));
    }
  }
  const view = useMemo(() => chosen ?? read(params, initial), [chosen, params, initial]);

  useEffect(() => {
    const next = written(view, open, initial, params);
    if (next.toString() === params.toString()) return undefined;
    // At most once: a second write would undo a navigation that has started since but is not rendered yet.
    const write = () => {
      stop();
      setLastWritten(next.toString());
      setParams(next, { replace: true });
    };
    const timer = setTimeout(write, WRITE_DELAY);
    // A click on a link blurs the field first, so the view is written before the navigation.
    document.addEventListener('focusout', write);
    function stop() {
      clearTimeout(timer);
      document.removeEventListener('focusout', write);
    }
    return stop;
  }, [view, open, initial, params, setParams]);

  const choose = (next: TableView) => {
    setChosen(next);
    // Now rather than on writing the address: by then the person may have scrolled down again.
    window.scrollTo(0, 0);
  };
  const toggle = useCallback((id: string) => {
    // A row's detail is expensive to render: let the browser paint the pressed button first.
    startTransition(() => setOpen((now) => toggled(now, id)));
  }, []);
  return {
    view,
    shownView: useAfterPaint(view),
    change: (part) => choose({ ...view, ...part }),
    clear: () => choose(initial),
    open,
    toggle,
  };
}

const SEARCH = 'buscar';
const SORT = 'orden';
const OPEN = 'abierta';

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

function openIn(params: URLSearchParams): ReadonlySet<string> {
  return new Set(params.getAll(OPEN));
}

/** The query string with the view and its expanded rows; other parameters are kept. */
function written(
  view: TableView,
  open: ReadonlySet<string>,
  initial: TableView,
  params: URLSearchParams,
): URLSearchParams {
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
  next.delete(OPEN);
  for (const id of open) next.append(OPEN, id);
  return next;
}

function textOf({ column, descending }: TableSort): string {
  return `${descending ? '-' : ''}${column}`;
}
