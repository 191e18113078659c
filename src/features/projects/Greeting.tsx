import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Profile } from '#contract/people.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { projectsCopy } from './projectsCopy.ts';

interface GreetingProps {
  profile: Profile;
  /** The sentence below the name. */
  children: string;
  /** Whether another sentence follows when the projects come. */
  changes: boolean;
  /** Below the sentence. */
  news: ReactNode;
}

/** The person's name, a sentence, and a link to support. */
export function Greeting({ profile, children, changes, news }: GreetingProps) {
  return (
    <Row>
      <Stack $gap={4}>
        <Heading as="h1" $look="title">
          {`Hola, ${profile.full_name}`}
        </Heading>
        <Sentence $quiet $changes={changes}>
          {children}
        </Sentence>
        {news}
      </Stack>
      <ButtonLink to={paths.support}>{projectsCopy.support}</ButtonLink>
    </Row>
  );
}

/** Two lines high where the sentence changes: it must not push the projects. */
const Sentence = styled(Text)<{ $changes: boolean }>`
  min-height: ${({ $changes }) => ($changes ? '2lh' : '0')};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[32]};
  & > div {
    flex: 1 1 20rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media print {
    & > a {
      display: none;
    }
  }
`;
