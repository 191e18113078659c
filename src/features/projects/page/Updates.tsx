import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { Profile } from '#contract/people.ts';
import type { ProjectPage } from '#contract/projectPages.ts';
import { errorText } from '#src/api/apiError.ts';
import { addEarlierNews } from '#src/api/earlierEntries.ts';
import type { CacheDispatch } from '#src/api/effects.ts';
import { useFileLinks } from '#src/api/fileLinks.ts';
import {
  showEarlierNews,
  usePostUpdateMutation,
  useReadEarlierNewsMutation,
} from '#src/api/projectPageApi.ts';
import { useUploadForm } from '#src/api/useUploadForm.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { momentInLima } from '#src/lib/momentInLima.ts';
import { Earlier, useLiveList } from '#ui/Earlier';
import { FileList } from '#ui/FileList';
import { LinkedText } from '#ui/LinkedText';
import { Stack } from '#ui/Stack';
import { Text, TypedText } from '#ui/Text';
import { TextArea } from '#ui/TextArea';
import { UploadParts } from '#ui/UploadParts';
import { earlierText, projectPageCopy as copy } from './projectPageCopy.ts';
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

/** News of the project, newest first, with a way to earlier news and deliveries; whoever runs it posts them. */
export function Updates({ page, profile }: UpdatesProps) {
  const linkTo = useFileLinks();
  const { updates, more } = page;
  const list = useRef<HTMLOListElement>(null);
  const { live, quiet } = useLiveList(updates[0]?.id);
  const readEarlier = useEarlierNews(page, quiet);
  // Another server may send all of it, without a cursor.
  const hasMore = typeof more === 'string';
  return (
    <Stack $gap={16}>
      {runsProject(page, profile) && <UpdateForm projectId={page.project.id} userId={profile.id} />}
      {updates.length === 0 && !hasMore && <Text $quiet>{copy.noUpdates}</Text>}
      {updates.length > 0 && (
        <Items ref={list} aria-live={live}>
          {updates.map(({ id, at, author, body, files }) => (
            <Item key={id}>
              <Who>
                <strong>{author.full_name}</strong>
                <time dateTime={at}>{momentInLima(at)}</time>
              </Who>
              <TypedText>
                <LinkedText>{body}</LinkedText>
              </TypedText>
              <FileList files={files} linkTo={linkTo} />
            </Item>
          ))}
        </Items>
      )}
      <Earlier
        busyLabel={copy.loadingEarlier}
        hasMore={hasMore}
        read={readEarlier}
        anchor={() => list.current?.lastElementChild}
      >
        {copy.earlierNews}
      </Earlier>
    </Stack>
  );
}

/** Reads the updates and deliveries before the oldest ones of the page. */
function useEarlierNews(page: ProjectPage, quiet: () => void) {
  const [read] = useReadEarlierNewsMutation();
  const dispatch = useDispatch<CacheDispatch>();
  return async () => {
    const { id } = page.project;
    const before = page.more ?? '';
    const { data, error } = await read({ id, before });
    if (data === undefined) return { failure: errorText(error, copy.earlierFailed) };
    const { updates, phases } = addEarlierNews(page, data);
    const deliveries = phases.reduce((sum, phase) => sum + phase.deliveries.length, 0);
    return {
      announcement: earlierText(updates.length, deliveries),
      show() {
        quiet();
        dispatch(showEarlierNews(id, before, data));
      },
    };
  };
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
