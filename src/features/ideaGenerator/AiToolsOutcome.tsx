import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { EmptyState } from '#ui/EmptyState';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Alternatives } from './Alternatives.tsx';
import { aiToolsCopy } from './ideaGeneratorCopy.ts';
import { alternativesWanted, ideaRequest } from './ideaGeneratorSlice.ts';
import type { IdeaGeneratorState } from './ideaGeneratorSlice.ts';
import { IdeaSkeleton } from './IdeaSkeleton.tsx';
import { IdeaView } from './IdeaView.tsx';

/** What the generator came to: nothing yet, an idea on its way, the idea, its alternatives. */
export function AiToolsOutcome({ state }: { state: IdeaGeneratorState }) {
  const dispatch = useDispatch();
  if (state.status === 'generating') {
    return (
      <Card>
        <IdeaSkeleton />
      </Card>
    );
  }
  if (!('idea' in state)) {
    return (
      <Place>
        <EmptyState next={<Text $quiet>{aiToolsCopy.emptyNext}</Text>}>
          {aiToolsCopy.empty}
        </EmptyState>
      </Place>
    );
  }
  const { status, idea, request } = state;
  return (
    <Stack $gap={32}>
      <Stack $gap={16}>
        <Card>
          <IdeaView idea={idea} titleAs="h2" look="card" isMain>
            {status !== 'listed' && (
              <Button
                busy={status === 'listing'}
                busyLabel={aiToolsCopy.moreBusy}
                onClick={() => dispatch(alternativesWanted(ideaRequest(request.prompt)))}
              >
                {aiToolsCopy.more}
              </Button>
            )}
          </IdeaView>
        </Card>
        {status === 'unlisted' && <Alert tone="error">{state.message}</Alert>}
        <SlowNote busy={status === 'listing'} />
      </Stack>
      {status === 'listed' && <Alternatives ideas={state.alternatives} />}
    </Stack>
  );
}

/** As high as what stands beside it. */
const Place = styled.div`
  display: grid;
  height: 100%;
`;
