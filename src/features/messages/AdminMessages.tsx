import type { ContactMessage } from '#contract/messages.ts';
import { useListMessagesQuery } from '#src/api/messagesApi.ts';
import { headOptions, useHead } from '#src/api/useHead.ts';
import { useListFile } from '#src/api/usePages.ts';
import { FileButton, LeadLine, ListRegion, useIsTight } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { RowSaves } from '#ui/RowSaves';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { fewerColumns, messageColumns } from './messageColumns.tsx';
import { messagesCopy as copy } from './messagesCopy.ts';
import { MessageTable } from './MessageTable.tsx';

/** The panel's contact messages, and the newsletter's subscribers as a file (PANEL-15). */
export function AdminMessages() {
  const read = useHead(useListMessagesQuery(undefined, headOptions<ContactMessage>()), copy);
  const columns = useIsTight() ? fewerColumns : messageColumns;
  const readSubscribers = useListFile('subscribers', noFilters);
  return (
    <Stack $gap={16}>
      <LeadLine>
        <Text $quiet>{copy.purpose}</Text>
        <FileButton name={copy.subscribersFile} readFile={readSubscribers}>
          {copy.subscribers}
        </FileButton>
      </LeadLine>
      <ListRegion
        {...read}
        loading={copy.loading}
        filters={1}
        columns={columns}
        empty={<EmptyState next={<Text $quiet>{copy.noneNext}</Text>}>{copy.none}</EmptyState>}
      >
        {(head) => (
          <RowSaves>
            <MessageTable head={head} columns={columns} />
          </RowSaves>
        )}
      </ListRegion>
    </Stack>
  );
}

const noFilters = {};
