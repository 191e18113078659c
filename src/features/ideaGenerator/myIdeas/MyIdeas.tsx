import { useId } from 'react';
import styled from 'styled-components';
import type { OwnIdea } from '#contract/ideas.ts';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { MyIdea } from './MyIdea.tsx';
import { myIdeasCopy } from '../aiToolsCopy.ts';
import { useMyIdeas } from './useMyIdeas.ts';

export interface MyIdeasProps {
  /** Requests another idea for the same prompt; null while the generator is busy. */
  onAnother: ((idea: OwnIdea) => void) | null;
}

/** The person's saved ideas, newest first, page by page. */
export function MyIdeas({ onAnother }: MyIdeasProps) {
  const headingId = useId();
  const { ideas, error, failedRequest, retry, more } = useMyIdeas();
  return (
    <Stack as="section" $gap={16} aria-labelledby={headingId} aria-busy={ideas === null && !error}>
      <Heading $look="card" id={headingId}>
        {myIdeasCopy.title}
      </Heading>
      {error !== null && (
        <RetryAlert onRetry={retry} failedRequest={failedRequest}>
          {error}
        </RetryAlert>
      )}
      {ideas === null && error === null && <Loading />}
      {ideas?.length === 0 && <Text $quiet>{myIdeasCopy.none}</Text>}
      {ideas !== null && ideas.length > 0 && (
        <Rows>
          {ideas.map((idea) => (
            <MyIdea key={idea.id} idea={idea} onAnother={onAnother} />
          ))}
        </Rows>
      )}
      {more !== null && (
        <div>
          <Button busy={more.isLoading} busyLabel={myIdeasCopy.moreBusy} onClick={more.load}>
            {myIdeasCopy.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{myIdeasCopy.loading}</VisuallyHidden>
      <Rows as="div">
        {['40%', '55%', '35%'].map((width) => (
          <Bars key={width}>
            <Skeleton width={width} height="24px" />
            <Skeleton width="80%" height="20px" />
          </Bars>
        ))}
      </Rows>
    </>
  );
}

const Rows = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  & > * + * {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** As high as a row. */
const Bars = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[16]};
`;
