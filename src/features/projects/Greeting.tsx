import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Profile } from '#contract/people.ts';
import { up } from '#src/theme/theme.ts';
import { Heading } from '#ui/Heading';
import { Text } from '#ui/Text';

interface GreetingProps {
  profile: Profile;
  /** The sentence below the name. */
  children: string;
  /** Whether another sentence follows when the projects come. */
  changes: boolean;
  /** Beside the name, on phones below the sentence. */
  news: ReactNode;
}

/** The person's name and a sentence. */
export function Greeting({ profile, children, changes, news }: GreetingProps) {
  return (
    <Parts>
      <Heading as="h1" $look="title">
        {`Hola, ${profile.full_name}`}
      </Heading>
      <Sentence $quiet $changes={changes}>
        {children}
      </Sentence>
      {news}
    </Parts>
  );
}

/** Two lines high where the sentence changes: it must not push the projects. */
const Sentence = styled(Text)<{ $changes: boolean }>`
  min-height: ${({ $changes }) => ($changes ? '2lh' : '0')};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[32]};
  overflow-wrap: anywhere;
  ${up('md')} {
    grid-template-columns: minmax(0, auto) minmax(10rem, 1fr);
    align-items: center;
    /* The sentence may take the whole width. */
    & > :nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
    }
    & > :nth-child(3) {
      grid-area: 1 / 2;
      text-align: end;
    }
  }
`;
