import { useState } from 'react';
import styled from 'styled-components';
import type { Profile } from '#contract/people.ts';
import type { ProjectPage } from '#contract/projectPages.ts';
import { useFileLinks } from '#src/api/fileLinks.ts';
import { usePostUpdateMutation } from '#src/api/projectPageApi.ts';
import { useUploadForm } from '#src/api/useUploadForm.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { momentInLima } from '#src/lib/momentInLima.ts';
import { FileList } from '#ui/FileList';
import { Stack } from '#ui/Stack';
import { Text, TypedText } from '#ui/Text';
import { TextArea } from '#ui/TextArea';
import { UploadParts } from '#ui/UploadParts';
import { projectPageCopy as copy } from './projectPageCopy.ts';
import { runsProject } from './runsProject.ts';
import { Item, Items, Who } from './ProjectPage.styles.ts';

const noText = { body: '' };

const schemas = lazyModule('updateSchemas', async () => {
  const { NewUpdate } = await import('#contract/projectPages.ts');
  return NewUpdate.shape;
});

export interface UpdatesProps {
  page: ProjectPage;
  profile: Profile;
}

/** News of the project, newest first; whoever runs it posts them. */
export function Updates({ page, profile }: UpdatesProps) {
  const linkTo = useFileLinks();
  const { updates } = page;
  return (
    <Stack $gap={16}>
      {runsProject(page, profile) && <UpdateForm projectId={page.project.id} userId={profile.id} />}
      {updates.length === 0 ? (
        <Text $quiet>{copy.noUpdates}</Text>
      ) : (
        <Items aria-live="polite">
          {updates.map(({ id, at, author, body, files }) => (
            <Item key={id}>
              <Who>
                <strong>{author.full_name}</strong>
                <time dateTime={at}>{momentInLima(at)}</time>
              </Who>
              <TypedText>{body}</TypedText>
              <FileList files={files} linkTo={linkTo} />
            </Item>
          ))}
        </Items>
      )}
    </Stack>
  );
}

function UpdateForm({ projectId, userId }: { projectId: string; userId: string }) {
  const [post] = usePostUpdateMutation();
  const [isSent, setSent] = useState(false);
  const form = useUploadForm({
    name: `projectUpdate.${projectId}`,
    userId,
    initial: noText,
    blank: { body: copy.blankUpdate },
    schemas,
    send({ body }, files, onProgress) {
      setSent(false);
      return post({ projectId, body, files, onProgress });
    },
    failed: copy.publishFailed,
    cancelled: copy.cancelled,
    onSent: () => setSent(true),
  });
  return (
    <Frame>
      <Stack as="form" $gap={16} {...form.props}>
        <TextArea label={copy.updateText} rows={3} autoComplete="off" {...form.field('body')} />
        <UploadParts
          form={form}
          submit={copy.publish}
          // Until something is written, 'Entregar fase' is the primary button.
          isSecondary={form.values.body === ''}
          submitting={copy.publishing}
          sent={isSent ? copy.published : null}
          cancelled={copy.cancelled}
        />
      </Stack>
    </Frame>
  );
}

const Frame = styled.div`
  padding: ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;
