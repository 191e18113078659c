import styled from 'styled-components';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { FieldLine } from '#ui/Field';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { AccessLine } from './AccessLine.tsx';
import { heroOutcome } from './heroOutcomeCode.ts';
import { heroGeneratorCopy, ideaGeneratorCopy } from './ideaGeneratorCopy.ts';
import { keepPrompt } from './keptPrompt.ts';
import { usePromptForm } from './usePromptForm.ts';

/** The generator in the landing's hero (IDEA-1). */
export function HeroGenerator() {
  const {
    state,
    busy,
    access,
    isToldToSignIn,
    failure,
    form,
    control,
    controlRef,
    button,
    prompt,
  } = usePromptForm<HTMLInputElement>(heroGeneratorCopy.blank);
  const given = 'idea' in state ? state : null;
  // Loaded when the field gets focus, at the latest with the request.
  const outcome = heroOutcome.loaded();
  return (
    <Card>
      <Stack $gap={8}>
        <FieldLine as="form" {...form}>
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
        </FieldLine>
        {failure === null && (
          <AccessLine
            access={access}
            isAlert={isToldToSignIn}
            hint={heroGeneratorCopy.hint}
            onGoOn={() => keepPrompt(prompt)}
          />
        )}
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

const Below = styled.div`
  margin-top: ${({ theme }) => theme.space[20]};
  padding-top: ${({ theme }) => theme.space[20]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
