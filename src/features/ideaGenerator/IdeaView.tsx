import { useId } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { IdeaResult } from '#contract/ideas.ts';
import type { CarriedIdea } from '#src/lib/carried.ts';
import { sectionPath } from '#src/lib/paths.ts';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Skeleton } from '#ui/Skeleton';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { IdeaWords, Words } from './IdeaWords.tsx';
import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';

export interface IdeaViewProps {
  idea: IdeaResult;
  /** The prompt of the idea. */
  prompt: string;
  titleAs: 'h2' | 'h3';
  look: 'card' | 'section';
  /** The main idea of the page: it is announced and has the primary button. */
  isMain?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** An idea: name, description, features (IDEA-2), and a button that opens the contact form with it. */
export function IdeaView({ idea, prompt, titleAs, look, isMain = false, children }: IdeaViewProps) {
  const want = useWantIdea();
  const titleId = useId();
  const { name, engine } = idea;
  return (
    <Stack $gap={20}>
      <Words $gap={12} {...(isMain && { role: 'status' })}>
        <Heading as={titleAs} $look={look} id={titleId}>
          {name}
        </Heading>
        <IdeaWords idea={idea} />
      </Words>
      <Actions>
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          size={isMain ? 'medium' : 'small'}
          aria-describedby={titleId}
          onClick={() => want({ ...idea, prompt })}
        >
          {ideaGeneratorCopy.want}
        </Button>
        {children}
      </Actions>
      {isMain && (
        <Text $look="small" $quiet>
          {ideaGeneratorCopy.engine(engine)}
        </Text>
      )}
    </Stack>
  );
}

/** Navigates to the contact form and passes an idea in the router's state. */
export function useWantIdea(): (idea: CarriedIdea) => void {
  const navigate = useNavigate();
  return ({ name, description, features, prompt, id }) => {
    const idea = { name, description, features, prompt, id };
    void navigate(sectionPath('contact'), { state: { idea } });
  };
}

const ROWS = ['40%', '60%', '50%', '75%', '55%'];

/** A height in whole lines, which doubles on phones, where a text takes more lines. */
const text = (height: number) =>
  `round(max(${height}px, ${3.5 * height}px - ${height / 2.4}vw), ${LINE}px)`;
const LINE = 24;

/** Skeleton of an idea, with the height of a typical one. */
export function IdeaSkeleton() {
  return (
    <Stack $gap={20} role="status" aria-busy aria-label={ideaGeneratorCopy.loading}>
      <Skeleton width="60%" height="28px" />
      <Lines $gap={12}>
        <Skeleton width="100%" height={text(5 * LINE)} />
        {ROWS.map((width) => (
          <Skeleton key={width} width={width} height={text(LINE)} />
        ))}
      </Lines>
      <Actions>
        <Skeleton width="200px" height="44px" />
        <Skeleton width="200px" height="44px" />
      </Actions>
      <Skeleton width="80%" height="14px" />
    </Stack>
  );
}

/** Cuts the blocks into lines of text. */
const Lines = styled(Stack)`
  max-width: ${({ theme }) => theme.size.measure};
  & > * {
    mask: repeating-linear-gradient(currentColor 0 14px, transparent 14px ${LINE}px);
  }
`;
