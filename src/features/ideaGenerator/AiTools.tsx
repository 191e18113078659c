import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { OwnIdea } from '#contract/ideas.ts';
import type { CallDispatch, CallExtra } from '#src/api/effects.ts';
import { laterCode } from '#src/lib/importChunk.ts';
import { below, up } from '#src/theme/theme.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { PageContainer } from '#ui/Container';
import { LaterPart } from '#ui/LaterPart';
import { PageIntro } from '#ui/PageIntro';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { AccessLine } from './AccessLine.tsx';
import { AiToolsOutcome } from './AiToolsOutcome.tsx';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import { aiToolsCopy, myIdeasCopy } from './aiToolsCopy.ts';
import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';
import { ideaRequest, resumed } from './ideaGeneratorSlice.ts';
import type { MyIdeasProps } from './myIdeas/MyIdeas.tsx';
import { usePromptForm } from './usePromptForm.ts';

/** The whole generator (IDEA-1): examples, one idea, its alternatives (IDEA-5), and one's ideas of before. */
export function AiTools() {
  const { state, busy, access, isToldToSignIn, failure, prompt, ...promptForm } =
    usePromptForm<HTMLTextAreaElement>(aiToolsCopy.blank);
  const { form, control, controlRef, button, write } = promptForm;

  const dispatch = useDispatch();
  const moreRef = useRef<HTMLButtonElement>(null);

  /** Where others appear focus goes, and with it the window. */
  function askForAnother({ prompt, ...idea }: OwnIdea) {
    const taken = { request: ideaRequest(prompt), idea: { ...idea, engine: '' } };
    flushSync(() => dispatch(resumed(taken)));
    moreRef.current?.focus();
  }

  return (
    <PageContainer>
      <Stack $gap={32}>
        <PageIntro title={aiToolsCopy.title}>{aiToolsCopy.lead}</PageIntro>
        <Columns>
          <Stack $gap={12} as="form" {...form}>
            <TextArea
              ref={controlRef}
              label={aiToolsCopy.label}
              rows={4}
              enterKeyHint="go"
              {...control}
            />
            <AccessLine access={access} isTold={isToldToSignIn} hint={aiToolsCopy.hint} />
            <FailureAlert failure={failure} />
            <div>
              <Button
                {...button}
                type="submit"
                variant={'idea' in state ? 'secondary' : 'primary'}
                busyLabel={ideaGeneratorCopy.generating}
              >
                {ideaGeneratorCopy.generate}
              </Button>
            </div>
            <SlowNote busy={busy} />
          </Stack>
          <Outcome $isEmpty={!busy && !('idea' in state)}>
            <AiToolsOutcome state={state} moreRef={moreRef} />
          </Outcome>
          <ExamplePrompts
            prompt={prompt}
            disabled={busy}
            onWrite={write}
            onPicked={() => controlRef.current?.focus()}
          />
        </Columns>
        {access === 'in' && (
          <Mine>
            <MyIdeasPart onAnother={busy ? null : askForAnother} />
          </Mine>
        )}
      </Stack>
    </PageContainer>
  );
}

/** What it came to stands below the form, above the examples; where there is room, beside both. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[64]};
  ${up('lg')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    grid-template-rows: auto 1fr;
  }
`;

/** Further from the form than its parts are from each other. */
const Mine = styled.div`
  margin-top: ${({ theme }) => theme.space[16]};
`;

/** Below the form there is nothing to show before there is an idea. */
const Outcome = styled.div<{ $isEmpty: boolean }>`
  ${below('lg')} {
    ${({ $isEmpty }) => $isEmpty && 'display: none;'}
  }
  ${up('lg')} {
    grid-area: 1 / 2 / 3;
    align-self: stretch;
  }
`;

/** For who is signed in alone: the api, and the section's code, come when it is shown. */
function MyIdeasPart(props: MyIdeasProps) {
  const dispatch = useDispatch<CallDispatch>();
  const [code] = useState(() => laterCode('myIdeas', () => dispatch(loadMyIdeas)));
  return (
    <LaterPart code={code} loading={myIdeasCopy.loading} failed={myIdeasCopy.codeFailed}>
      {(MyIdeas) => <MyIdeas {...props} />}
    </LaterPart>
  );
}

async function loadMyIdeas(_dispatch: unknown, _getState: unknown, { loadApi }: CallExtra) {
  const [{ MyIdeas }] = await Promise.all([import('./myIdeas/MyIdeas.tsx'), loadApi()]);
  return MyIdeas;
}
