import type { IdeaResult } from '#contract/ideas.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { heroGeneratorCopy } from './ideaGeneratorCopy.ts';
import { IdeaSkeleton, IdeaView } from './IdeaView.tsx';

export interface HeroOutcomeProps {
  /** null while the idea is generated. */
  given: { idea: IdeaResult; request: { prompt: string } } | null;
}

/** The hero's idea. A chunk of its own, because few visitors of the landing generate one. */
export function HeroOutcome({ given }: HeroOutcomeProps) {
  if (given === null) return <IdeaSkeleton />;
  const { idea, request } = given;
  return (
    <IdeaView idea={idea} prompt={request.prompt} titleAs="h2" look="section" isMain>
      <ButtonLink to={paths.aiTools} state={{ moreIdeas: true }}>
        {heroGeneratorCopy.more}
      </ButtonLink>
    </IdeaView>
  );
}
