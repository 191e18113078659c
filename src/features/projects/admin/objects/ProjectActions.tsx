import { useState } from 'react';
import styled from 'styled-components';
import type { Project } from '#contract/projects.ts';
import { errorText } from '#src/api/apiError.ts';
import {
  useArchiveProjectMutation,
  useRestoreProjectMutation,
} from '#src/api/projectObjectsApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { projectPath } from '#src/lib/paths.ts';
import { below } from '#src/theme/theme.ts';
import { Alert } from '#ui/Alert';
import { Button, ButtonLink } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { projectObjectsCopy as copy } from './projectObjectsCopy.ts';

/** Actions on a project as a whole. */
export function ProjectActions({ project }: { project: Project }) {
  const [open, setOpen] = useState<'edit' | 'duplicate' | 'archive' | null>(null);
  const [archive, archiving] = useArchiveProjectMutation();
  const [restore, restoring] = useRestoreProjectMutation();
  const { id, name, archivedAt } = project;
  const isArchived = archivedAt !== undefined && archivedAt !== null;
  const error = archiving.error ?? restoring.error;
  function show(action: typeof open) {
    // An earlier action's failure says nothing of this one.
    archiving.reset();
    restoring.reset();
    setOpen(action);
  }
  const close = () => show(null);
  async function confirmArchive() {
    const { error: refused } = await archive(id);
    if (refused === undefined) close();
  }
  const failure = error !== undefined && (
    <Alert tone="error" failedRequest={failedRequestOf(error)}>
      {errorText(error, copy.failed)}
    </Alert>
  );
  return (
    <Stack as="section" $gap={12} aria-label={copy.actions}>
      {open !== 'archive' && failure}
      <Actions>
        <ButtonLink size="small" to={projectPath(id)}>
          {copy.view}
        </ButtonLink>
        {isArchived ? (
          <Button
            size="small"
            busy={restoring.isLoading}
            busyLabel={copy.restoring}
            onClick={() => void restore(id)}
          >
            {copy.restore}
          </Button>
        ) : (
          <>
            <Button size="small" onClick={() => show('edit')}>
              {copy.edit}
            </Button>
            <Button size="small" onClick={() => show('duplicate')}>
              {copy.duplicate}
            </Button>
            <Apart>
              <Button size="small" variant="quiet" onClick={() => show('archive')}>
                {copy.archive}
              </Button>
            </Apart>
          </>
        )}
      </Actions>
      {open === 'archive' && !isArchived && (
        <Dialog title={copy.archiveTitle(name)} onClose={close}>
          <Text>{copy.archiveQuestion}</Text>
          {failure}
          <Actions>
            {/* The first button gets the focus: a held Enter key must not archive. */}
            <Button onClick={close}>{copy.cancel}</Button>
            <Button
              variant="primary"
              busy={archiving.isLoading}
              busyLabel={copy.archiving}
              onClick={() => void confirmArchive()}
            >
              {copy.archiveSure}
            </Button>
          </Actions>
        </Dialog>
      )}
      {open === 'edit' && <EditDialog project={project} onClose={close} />}
      {open === 'duplicate' && <DuplicateDialog project={project} onClose={close} />}
    </Stack>
  );
}

/** What takes the project out of the lists stands at the other end. */
const Apart = styled.div`
  margin-left: auto;
  ${below('sm')} {
    flex-basis: 100%;
    margin-left: -${({ theme }) => theme.space[12]};
  }
`;
