import { Plus } from 'lucide';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Idea } from '#contract/ideas.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { IdeaProposal } from './IdeaProposal.tsx';
import { ideasCopy } from './ideasCopy.ts';

/** The details of an idea and a button that creates a project from it; the name is passed in the router's state. */
export function IdeaDetail({ idea: { id, name, prompt } }: { idea: Idea }) {
  const navigate = useNavigate();
  return (
    <Stack $gap={16}>
      <div>
        <Name>{name}</Name>
        <Text $look="small" $quiet>
          {ideasCopy.wholePrompt}
        </Text>
        <Prompt>{prompt}</Prompt>
      </div>
      <IdeaProposal id={id} />
      <div>
        <Button
          size="small"
          icon={<Icon of={Plus} inText />}
          onClick={() =>
            void navigate(paths.adminDashboard, {
              state: { newProject: { name } },
              preventScrollReset: true,
            })
          }
        >
          {ideasCopy.createProject}
        </Button>
      </div>
    </Stack>
  );
}

const Name = styled.p`
  max-width: ${({ theme }) => theme.size.measure};
  margin-bottom: ${({ theme }) => theme.space[8]};
  font: ${({ theme }) => theme.font.bodyStrong};
`;

/** Keeps the line breaks of the prompt. */
const Prompt = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
