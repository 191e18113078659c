import styled from 'styled-components';
import type { Idea } from '#contract/ideas.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { below } from '#src/theme/theme.ts';
import type { Column, RowDetail } from '#ui/DataTable';
import { IdeaDetail } from './IdeaDetail.tsx';
import { ideasCopy } from './ideasCopy.ts';

/** Newest first. */
export const firstView: TableView = {
  search: '',
  filters: {},
  sort: { column: 'fecha', descending: true },
};

export const ideaColumns: readonly Column<Idea>[] = [
  {
    id: 'usuario',
    label: ideasCopy.user,
    field: 'user_name',
    width: 'minmax(5rem, 1fr)',
    look: 'who',
    text: ({ user_name }) => user_name,
    order: ({ user_name }) => user_name,
  },
  {
    id: 'idea',
    label: ideasCopy.name,
    field: 'name',
    width: 'minmax(0, 1.4fr)',
    look: 'name',
    text: ({ name }) => name,
    order: ({ name }) => name,
  },
  {
    id: 'pedido',
    label: ideasCopy.prompt,
    field: 'prompt',
    width: 'minmax(0, 2fr)',
    text: ({ prompt }) => prompt,
    cell: ({ prompt }) => <PromptExcerpt>{prompt}</PromptExcerpt>,
    order: ({ prompt }) => prompt,
  },
  {
    id: 'fecha',
    label: ideasCopy.date,
    field: 'created_at',
    width: '6rem',
    look: 'end',
    text: ({ created_at }) => dayInLima(created_at),
    order: ({ created_at }) => Date.parse(created_at) || 0,
  },
];

export const ideaDetail: RowDetail<Idea> = {
  label: ideasCopy.detail,
  nameOf: ({ name }) => `${ideasCopy.detail}: ${name}`,
  show: (idea) => <IdeaDetail idea={idea} />,
};

/** As much of a prompt as its row has room for: a line in a table, three in a card. */
const PromptExcerpt = styled.span`
  ${below('table')} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
