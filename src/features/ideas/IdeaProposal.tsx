import styled from 'styled-components';
import type { IdeaDetail } from '#contract/ideas.ts';
import { errorText } from '#src/api/apiError.ts';
import { useGetIdeaQuery } from '#src/api/ideasApi.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { Facts } from '#ui/Facts';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { ideasCopy } from './ideasCopy.ts';

/** The parts of an idea that the panel's list omits: proposal, e-mail address, and whether the person requested it. */
export function IdeaProposal({ id }: { id: string }) {
  const { currentData, error, refetch } = useGetIdeaQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData !== undefined) return <Proposal detail={currentData} />;
  if (error !== undefined) {
    return (
      <RetryAlert onRetry={refetch} failedRequest={failedRequestOf(error)}>
        {errorText(error, ideasCopy.detailFailed)}
      </RetryAlert>
    );
  }
  return (
    <Stack $gap={8} role="status" aria-busy aria-label={ideasCopy.detailLoading}>
      {['60%', '40%', '50%'].map((width) => (
        <Skeleton key={width} width={width} height="20px" />
      ))}
    </Stack>
  );
}

function Proposal({ detail }: { detail: IdeaDetail }) {
  const { description, features, user_email, requested_at } = detail;
  const request =
    requested_at === null ? ideasCopy.notRequested : ideasCopy.requested(dayInLima(requested_at));
  return (
    <>
      <Stack $gap={8}>
        <Text $look="small" $quiet>
          {ideasCopy.proposed}
        </Text>
        <Text>{description}</Text>
        <Features>
          {features.map((feature, index) => (
            <li key={index}>{feature}</li>
          ))}
        </Features>
      </Stack>
      <Facts
        facts={[
          ...(user_email === null ? [] : [[ideasCopy.email, user_email] as const]),
          [ideasCopy.request, request],
        ]}
      />
    </>
  );
}

const Features = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  max-width: ${({ theme }) => theme.size.measure};
  font: ${({ theme }) => theme.font.body};
  padding-left: ${({ theme }) => theme.space[20]};
  list-style: square;
  overflow-wrap: anywhere;
`;
