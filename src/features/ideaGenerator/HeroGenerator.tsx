import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { AccessLine } from './AccessLine.tsx';
import { heroOutcome } from './heroOutcomeCode.ts';
import { heroGeneratorCopy, ideaGeneratorCopy } from './ideaGeneratorCopy.ts';
import { usePromptForm } from './usePromptForm.ts';

/** The generator in the landing's hero (IDEA-1). */
export function HeroGenerator() {
  const { state, busy, access, isToldToSignIn, failure, form, control, controlRef, button } =
    usePromptForm<HTMLInputElement>(heroGeneratorCopy.blank);
  const given = 'idea' in state ? state : null;
  // Loaded when the field gets focus, at the latest with the request.
  const outcome = heroOutcome.loaded();
  return (
    <Card>
      <Stack $gap={8}>
        <Line {...form}>
          <TextField
            ref={controlRef}
            label={heroGeneratorCopy.label}
            placeholder={heroGeneratorCopy.placeholder}
            enterKeyHint="go"
            onFocus={() => void heroOutcome.load().catch(() => undefined)}
            {...control}
          />
          <Button {...button} type="submit" busyLabel={ideaGeneratorCopy.generating}>
            {ideaGeneratorCopy.generate}
          </Button>
        </Line>
        <AccessLine access={access} isAlert={isToldToSignIn} hint={heroGeneratorCopy.hint} />
        <FailureAlert failure={failure} />
        <SlowNote busy={busy} />
      </Stack>
      {(busy || given !== null) && outcome !== null && (
        <Below>
          <outcome.HeroOutcome given={given} />
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
