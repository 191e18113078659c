import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Project } from '#contract/projects.ts';
import { percentOf } from './progressText.ts';
import { useProjectEdit } from './useProjectEdit.ts';

/** How long typing must rest before it is saved, in milliseconds (PANEL-6). */
const REST = 500;

/**
 * What is typed of a project's progress: one timer a project, saved when typing rests, and at once
 * when the field or the page is left (PANEL-7).
 */
export function useProgressEdit(project: Project) {
  const { update } = useProjectEdit();
  /** null while nobody types: the field shows the row. */
  const [typed, setTyped] = useState<string | null>(null);
  /** What waits to be saved. */
  const waiting = useRef<string | null>(null);

  const isRested = () => waiting.current === null;

  async function save(leaving = false) {
    const text = waiting.current;
    if (text === null) return;
    waiting.current = null;
    const progress = percentOf(text);
    // The field may be empty for as long as somebody is at it.
    if (text !== '') setTyped(String(progress));
    if (progress === project.progress) return;
    const error = await update(project, { change: { progress }, leaving });
    // Back to what the server has, unless somebody has gone on typing.
    if (error !== undefined && isRested()) setTyped(null);
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
    if (waiting.current === null) return undefined;
    const timer = setTimeout(() => flush(false), REST);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    text: typed ?? String(project.progress),
    type(text: string) {
      waiting.current = text;
      setTyped(text);
    },
    leave() {
      void save();
      setTyped(null);
    },
  };
}
