import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { IdeaResult } from '#contract/ideas.ts';
import { up } from '#src/theme/theme.ts';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { aiToolsCopy } from './aiToolsCopy.ts';
import { IdeaView } from './IdeaView.tsx';

export interface AlternativesProps {
  ideas: readonly IdeaResult[];
  /** The prompt of these ideas. */
  prompt: string;
}

/** The ideas of 'Ver más alternativas' (IDEA-5). Takes the focus that was lost with that button. */
export function Alternatives({ ideas, prompt }: AlternativesProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus();
  }, []);
  return (
    <Stack $gap={16}>
      <Heading $look="card" ref={headingRef} tabIndex={-1}>
        {aiToolsCopy.moreTitle}
      </Heading>
      {ideas.length === 0 ? (
        <Text role="status" $quiet>
          {aiToolsCopy.noMore}
        </Text>
      ) : (
        <Rows>
          {ideas.map((idea, index) => (
            <li key={index}>
              <IdeaView idea={idea} prompt={prompt} titleAs="h3" look="section" />
            </li>
          ))}
        </Rows>
      )}
    </Stack>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: 0 ${({ theme }) => theme.space[32]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  & > li {
    padding-block: ${({ theme }) => theme.space[24]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  /* In columns the titles, the texts, the features and the buttons are on one line each. */
  ${up('lg')} {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
    & > li {
      display: grid;
      grid-row: span 4;
      grid-template-rows: subgrid;
      row-gap: ${({ theme }) => theme.space[12]};
    }
    & > li > *,
    & > li > * > :first-child {
      display: contents;
    }
    & > li ul {
      align-content: start;
      margin-bottom: ${({ theme }) => theme.space[8]};
    }
  }
`;
