import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { useMoreIdeasRequested } from '#src/lib/carried.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Alternatives } from './Alternatives.tsx';
import { aiToolsCopy } from './aiToolsCopy.ts';
import { alternativesWanted, ideaRequest } from './ideaGeneratorSlice.ts';
import type { IdeaGeneratorState } from './ideaGeneratorSlice.ts';
import { IdeaSkeleton, IdeaView } from './IdeaView.tsx';
import { IdeaWords } from './IdeaWords.tsx';

export interface AiToolsOutcomeProps {
  state: IdeaGeneratorState;
  /** Refers to the button that requests alternatives, if it is rendered. */
  moreRef: RefObject<HTMLButtonElement | null>;
}

/** The outcome of the generator: empty, loading, or an idea with its alternatives. */
export function AiToolsOutcome({ state, moreRef }: AiToolsOutcomeProps) {
  const dispatch = useDispatch();
  useRequestMoreIdeas(state);
  if (state.status === 'generating') {
    return (
      <Card>
        <IdeaSkeleton />
      </Card>
    );
  }
  if (!('idea' in state)) {
    const { title, prompt, name, next, ...words } = aiToolsCopy.sample;
    return (
      <Place>
        <Title>{title}</Title>
        <Text $quiet>{prompt}</Text>
        <Heading as="h3" $look="section">
          {name}
        </Heading>
        <IdeaWords idea={words} />
        <Text $look="small" $quiet>
          {next}
        </Text>
      </Place>
    );
  }
  const { status, idea, request } = state;
  return (
    <>
      <Card>
        <Stack $gap={16}>
          <IdeaView idea={idea} prompt={request.prompt} titleAs="h2" look="card" isMain>
            {status !== 'listed' && (
              <Button
                ref={moreRef}
                busy={status === 'listing'}
                busyLabel={aiToolsCopy.moreBusy}
                onClick={() => dispatch(alternativesWanted(ideaRequest(request.prompt)))}
              >
                {aiToolsCopy.more}
              </Button>
            )}
          </IdeaView>
          {status === 'unlisted' && <FailureAlert failure={state} />}
          <SlowNote busy={status === 'listing'} />
        </Stack>
      </Card>
      {status === 'listed' && <Alternatives ideas={state.alternatives} prompt={request.prompt} />}
    </>
  );
}

/** Requests alternatives for the current idea if the person came by the link 'Ver otras ideas'. */
function useRequestMoreIdeas(state: IdeaGeneratorState): void {
  const dispatch = useDispatch();
  const isRequested = useMoreIdeasRequested();
  const [requested] = useState(() => (isRequested && 'idea' in state ? state.request : null));
  const due = state.status === 'result' && state.request.id === requested?.id ? requested : null;
  useEffect(() => {
    if (due !== null) dispatch(alternativesWanted(due));
  }, [due, dispatch]);
}

/** Dashed as an empty state: it is not the person's idea. */
const Place = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  border: 1px dashed ${({ theme }) => theme.color.lineStrong};
`;

const Title = styled.h2`
  font: ${({ theme }) => theme.font.smallStrong};
`;
