import { useContext, useSyncExternalStore } from 'react';
import { SavedSign } from '#ui/SavedSign';
import { ProjectEdits } from './projectEdits.ts';

const nothing = () => () => undefined;

/** 'Guardado', for a moment after something of a row was saved. */
export function SavedNote({ id }: { id: string }) {
  const saved = useContext(ProjectEdits)?.saved;
  const isSaved = useSyncExternalStore(
    saved?.subscribe ?? nothing,
    () => saved?.has(id) ?? false,
    () => false,
  );
  return isSaved && <SavedSign />;
}
