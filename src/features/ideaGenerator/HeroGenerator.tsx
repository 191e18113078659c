import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { FailureAlert } from '#ui/Alert';
import { Button, ButtonLink } from '#ui/Button';
import { Card } from '#ui/Card';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { AccessLine } from './AccessLine.tsx';
import { heroGeneratorCopy, ideaGeneratorCopy } from './ideaGeneratorCopy.ts';
import { IdeaSkeleton, IdeaView } from './IdeaView.tsx';
import { usePromptForm } from './usePromptForm.ts';

/** The generator in the landing's hero (IDEA-1). */
export function HeroGenerator() {
  const { state, busy, access, isToldToSignIn, failure, form, control, controlRef, button } =
    usePromptForm<HTMLInputElement>(heroGeneratorCopy.blank);
  const given = 'idea' in state ? state : null;
  return (
    <Card>
      <Stack $gap={8}>
        <Line {...form}>
          <TextField
            ref={controlRef}
            label={heroGeneratorCopy.label}
            placeholder={heroGeneratorCopy.placeholder}
            enterKeyHint="go"
            {...control}
          />
          <Button
            {...button}
            type="submit"
            variant={given === null ? 'primary' : 'secondary'}
            busyLabel={ideaGeneratorCopy.generating}
          >
            {ideaGeneratorCopy.generate}
          </Button>
        </Line>
        <AccessLine access={access} isAlert={isToldToSignIn} hint={heroGeneratorCopy.hint} />
        <FailureAlert failure={failure} />
        <SlowNote busy={busy} />
      </Stack>
      {(busy || given !== null) && (
        <Below>
          {given === null ? (
            <IdeaSkeleton />
          ) : (
            <IdeaView
              idea={given.idea}
              prompt={given.request.prompt}
              titleAs="h2"
              look="section"
              isMain
            >
              <ButtonLink to={paths.aiTools} state={{ moreIdeas: true }}>
                {heroGeneratorCopy.more}
              </ButtonLink>
            </IdeaView>
          )}
        </Below>
      )}
    </Card>
  );
}

/** Aligns the button with the input, not with its label or error. */
const Line = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  ${up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    & > button {
      margin-top: calc(1.25rem + 4px);
    }
  }
`;

const Below = styled.div`
  margin-top: ${({ theme }) => theme.space[20]};
  padding-top: ${({ theme }) => theme.space[20]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
