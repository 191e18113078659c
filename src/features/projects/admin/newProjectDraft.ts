import { useSelector } from 'react-redux';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import type { Draft } from '#src/lib/forms/useDraft.ts';
import { selectUserId } from '#src/session/authSlice.ts';

const emptyDraft = { name: '', user_id: '', service_id: '', assigned_to: '', scope: '' };
export type NewProjectValues = typeof emptyDraft;

/** The draft of a new project; it survives closing the dialog. */
export function useNewProjectDraft(): Draft<NewProjectValues> {
  return useDraft('newProject', useSelector(selectUserId), emptyDraft);
}
