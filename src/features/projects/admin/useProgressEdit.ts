import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Project } from '#contract/projects.ts';
import { useProjectEdit } from './ProjectSaves.tsx';

/** Debounce before saving, in milliseconds (PANEL-6). */
const DEBOUNCE = 500;

/**
 * State of a progress field. The typed value is saved after a pause in typing, or at once when the field or the page
 * is left (PANEL-7).
 */
export function useProgressEdit(project: Project) {
  const { update } = useProjectEdit();
  /** The typed text; null while the field shows the row's value. */
  const [typed, setTyped] = useState<string | null>(null);
  /** The text that is not saved yet. */
  const unsaved = useRef<string | null>(null);

  const hasUnsaved = () => unsaved.current !== null;

  async function save(leaving = false) {
    const text = unsaved.current;
    if (text === null) return;
    unsaved.current = null;
    const progress = percentOf(text);
    // Leave the field empty while it has focus, so that a new number can be typed.
    if (text !== '') setTyped(String(progress));
    if (progress === project.progress) return;
    const error = await update(project, { change: { progress }, leaving });
    // Roll back to the saved value, unless the person has typed on.
    if (error !== undefined && !hasUnsaved()) setTyped(null);
  }

  const flush = useEffectEvent((leaving: boolean) => void save(leaving));
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') flush(true);
    };
    const leave = () => flush(true);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      flush(false);
    };
  }, []);

  useEffect(() => {
    if (unsaved.current === null) return undefined;
    const timer = setTimeout(() => flush(false), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    text: typed ?? String(project.progress),
    type(text: string) {
      unsaved.current = text;
      setTyped(text);
    },
    leave() {
      void save();
      setTyped(null);
    },
  };
}

/** Parses a typed percentage to an integer from 0 to 100; empty or invalid text is 0 (PANEL-6). */
export function percentOf(typed: string): number {
  const number = Number.parseInt(typed, 10);
  return Number.isNaN(number) ? 0 : Math.min(100, Math.max(0, number));
}
