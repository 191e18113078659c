import styled from 'styled-components';
import type { Idea } from '#contract/ideas.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { inCards } from '#ui/DataTable';
import type { Column, RowDetail } from '#ui/DataTable';
import { IdeaDetail } from './IdeaDetail.tsx';
import { IdeaProposal } from './IdeaProposal.tsx';
import { ideasCopy } from './ideasCopy.ts';

/** Newest first. */
export const firstView: TableView = {
  search: '',
  filters: { client: '' },
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
  },
  {
    id: 'idea',
    label: ideasCopy.name,
    field: 'name',
    width: 'minmax(0, 1.4fr)',
    look: 'name',
    text: ({ name }) => name,
  },
  {
    id: 'pedido',
    label: ideasCopy.prompt,
    field: 'prompt',
    width: 'minmax(0, 2fr)',
    text: ({ prompt }) => prompt,
    cell: ({ prompt }) => <PromptExcerpt>{prompt}</PromptExcerpt>,
  },
  {
    id: 'fecha',
    label: ideasCopy.date,
    field: 'created_at',
    width: '6rem',
    look: 'end',
    text: ({ created_at }) => dayInLima(created_at),
  },
];

export const ideaDetail: RowDetail<Idea> = {
  label: ideasCopy.detail,
  nameOf: ({ name }) => `${ideasCopy.detail}: ${name}`,
  show: (idea) => (
    <IdeaDetail idea={idea}>
      <IdeaProposal id={idea.id} />
    </IdeaDetail>
  ),
};

/** Without what only a further call tells. */
export const plainDetail: RowDetail<Idea> = {
  ...ideaDetail,
  show: (idea) => <IdeaDetail idea={idea} />,
};

/** Truncates a prompt: one line in a table, three in a card. */
const PromptExcerpt = styled.span`
  ${inCards} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
