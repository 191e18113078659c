import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
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
  /** The view that the controls show; it changes at once. */
  view: TableView;
  /** The view that the rows follow; it changes after the controls have been painted. */
  shownView: TableView;
  /** Scrolls to the top of the page, where the first row is. */
  change: (part: Partial<TableView>) => void;
  /** Resets search, filters and order. */
  clear: () => void;
  /** The ids of the rows that are open. */
  open: ReadonlySet<string>;
  /** Opens a row, or closes it; always the same function. */
  toggle: (id: string) => void;
}

/** Debounce before the address is written, in milliseconds: browsers rate-limit `history.replaceState`. */
const REST = 300;

/**
 * Search, filters, order and open rows of a table, kept in the address (`#/support?buscar=yape&orden=-fecha`) so that
 * a reload, a shared link and the way back find them again. A choice counts at once and is written a moment later, or
 * when its field is left.
 *
 * @param initial the view without a choice, which no address mentions; one constant outside the component
 */
export function useTableAddress(initial: TableView): TableAddress {
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  /** The view chosen here since the address last changed by other means. */
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
    // Once: a second write would undo a navigation that has begun since, and is not rendered yet.
    const write = () => {
      stop();
      setLastWritten(next.toString());
      setParams(next, { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(write, REST);
    // Following a link sooner takes focus off the field first.
    document.addEventListener('focusout', write);
    function stop() {
      clearTimeout(timer);
      document.removeEventListener('focusout', write);
    }
    return stop;
  }, [view, open, initial, params, setParams]);

  const choose = (next: TableView) => {
    setChosen(next);
    // At once: when the address is written, they may have scrolled on.
    window.scrollTo(0, 0);
  };
  const toggle = useCallback((id: string) => {
    // A row's detail takes long to render: the press is painted first.
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

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The query string of a view and its open rows; other parameters stay. */
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
