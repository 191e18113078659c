import { useId } from 'react';
import type { ReactNode } from 'react';
import type { IdeaResult } from '#contract/ideas.ts';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Cluster, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';
import { IdeaWords, Words } from './IdeaWords.tsx';
import { useWantIdea } from './useWantIdea.ts';

export interface IdeaViewProps {
  idea: IdeaResult;
  /** What it answers. */
  prompt: string;
  titleAs: 'h2' | 'h3';
  look: 'card' | 'section';
  /** The one idea, which is announced and has the view's main action; else one of several. */
  isMain?: boolean;
  /** Further ways on. */
  children?: ReactNode;
}

/** An idea: name, description, features (IDEA-2), and the way to the contact form with it. */
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
      <Cluster $gap={12}>
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          size={isMain ? 'medium' : 'small'}
          aria-describedby={titleId}
          onClick={() => want({ ...idea, prompt })}
        >
          {ideaGeneratorCopy.want}
        </Button>
        {children}
      </Cluster>
      {isMain && (
        <Text $look="small" $quiet>
          {ideaGeneratorCopy.engine(engine)}
        </Text>
      )}
    </Stack>
  );
}
