import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Idea } from '#contract/ideas.ts';
import { paths } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { inCards } from '#ui/DataTable';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { ideasCopy } from './ideasCopy.ts';

export interface IdeaDetailProps {
  idea: Idea;
  /** What was proposed. */
  children?: ReactNode;
}

/** The details of an idea and a button that creates a project from it; the name is passed in the router's state. */
export function IdeaDetail({ idea: { name, prompt }, children }: IdeaDetailProps) {
  const navigate = useNavigate();
  return (
    <Columns>
      <Stack $gap={8}>
        <Name>{name}</Name>
        <Text $look="small" $quiet>
          {ideasCopy.wholePrompt}
        </Text>
        <Prompt>{prompt}</Prompt>
      </Stack>
      {children}
      <div>
        <Button
          icon={<Icon of={Plus} inText />}
          onClick={() =>
            void navigate(paths.adminDashboard, {
              state: { newProject: { name }, keepsScroll: true },
            })
          }
        >
          {ideasCopy.createProject}
        </Button>
      </div>
    </Columns>
  );
}

/** On wide screens the facts and the action stand beside the text. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[20]} ${({ theme }) => theme.space[48]};
  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    & > :is(dl, :last-child) {
      grid-column: 2;
    }
    & > dl {
      grid-row: 1;
    }
    & > :last-child:nth-child(n + 3) {
      grid-row: 2;
    }
  }
`;

/** On narrow screens the row's card shows it above. */
const Name = styled.p`
  max-width: ${({ theme }) => theme.size.measure};
  font: ${({ theme }) => theme.font.bodyStrong};
  ${inCards} {
    display: none;
  }
`;

/** Keeps the line breaks of the prompt. */
const Prompt = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
