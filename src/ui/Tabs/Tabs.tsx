import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useHydrated } from '#src/lib/prerendered.ts';
import { Count, List } from './Tabs.styles.ts';

interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** The number of items in the tab; null keeps its place while it is unknown. */
  count?: string | null | undefined;
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

const tabId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `panel-${id}`;

function tabOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`#${tabId(id)}`) ?? null;
}

/** The index that each key moves to, from the index of the focused tab. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs as in the ARIA Authoring Practices: one tab stop; arrow keys move and select. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  // Scrolls the list, not the page, when the selected tab is out of view on a narrow screen. Later tabs move it.
  useEffect(() => {
    const tab = tabOf(list.current, selected);
    if (list.current === null || tab === null) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected, tabs.length]);

  function handleKey(event: KeyboardEvent) {
    // Start from the focused tab: the selection may update only after the next key press.
    const at = tabs.findIndex(({ id }) => tabOf(list.current, id) === event.target);
    const next = tabs[moves[event.key]?.(at, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    tabOf(list.current, next.id)?.focus();
  }

  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKey}>
      {tabs.map(({ id, label: name, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === selected}
          aria-disabled={!hydrated || undefined}
          // Only the selected panel is rendered.
          aria-controls={id === selected ? panelId(id) : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {name}
          {count !== undefined && (
            <span>
              {' '}
              <Count>{count}</Count>
            </span>
          )}
        </button>
      ))}
    </List>
  );
}

export interface TabPanelProps {
  tab: string;
  /** Whether the panel shows skeletons. */
  busy: boolean;
  children: ReactNode;
}

/** The content of the selected tab. */
export function TabPanel({ tab, busy, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} aria-busy={busy}>
      {children}
    </div>
  );
}
