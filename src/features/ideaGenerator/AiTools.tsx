import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { OwnIdea } from '#contract/ideas.ts';
import type { CallExtra } from '#src/api/effects.ts';
import { useLoadApi } from '#src/api/useLoadApi.ts';
import { hasAllCalls } from '#src/lib/hasAllCalls.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { paths } from '#src/lib/paths.ts';
import { below, up } from '#src/theme/theme.ts';
import { FailureAlert } from '#ui/Alert';
import { Button, ButtonLink } from '#ui/Button';
import { PageContainer } from '#ui/Container';
import { LazyPart } from '#ui/LazyPart';
import { PageIntro } from '#ui/PageIntro';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { AccessLine } from './AccessLine.tsx';
import { AiToolsOutcome } from './AiToolsOutcome.tsx';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import { aiToolsCopy, myIdeasCopy } from './aiToolsCopy.ts';
import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';
import { ideaRequest, resumed } from './ideaGeneratorSlice.ts';
import type { MyIdeasProps } from './myIdeas/MyIdeas.tsx';
import { keepPrompt } from './keptPrompt.ts';
import { usePromptForm } from './usePromptForm.ts';

/** The /ai-tools page (IDEA-1): prompt, examples, idea, alternatives (IDEA-5) and the person's saved ideas. */
export function AiTools() {
  const { state, busy, access, isToldToSignIn, failure, prompt, ...promptForm } =
    usePromptForm<HTMLTextAreaElement>(aiToolsCopy.blank);
  const { form, control, controlRef, button, write } = promptForm;

  const dispatch = useDispatch();
  const moreRef = useRef<HTMLButtonElement>(null);

  /** Moves focus, and the scroll position, to the button that lists alternatives. */
  function askForAnother({ prompt, ...idea }: OwnIdea) {
    const taken = { request: ideaRequest(prompt), idea: { ...idea, engine: '' } };
    flushSync(() => dispatch(resumed(taken)));
    moreRef.current?.focus();
  }

  return (
    <PageContainer>
      <Stack $gap={40}>
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
            <FailureAlert failure={failure} />
            <Actions>
              {access === 'out' && (
                <ButtonLink
                  variant="primary"
                  to={paths.register}
                  onClick={() => keepPrompt(prompt)}
                >
                  {ideaGeneratorCopy.goOn}
                </ButtonLink>
              )}
              <Button
                {...button}
                type="submit"
                variant={'idea' in state || access === 'out' ? 'secondary' : 'primary'}
                busyLabel={ideaGeneratorCopy.generating}
              >
                {ideaGeneratorCopy.generate}
              </Button>
            </Actions>
            <AccessLine
              access={access}
              isAlert={isToldToSignIn}
              hint={failure === null && <Keys>{aiToolsCopy.hint}</Keys>}
            />
            <SlowNote busy={busy} />
          </Stack>
          <Outcome $gap={32} $isSample={!busy && !('idea' in state)}>
            <AiToolsOutcome state={state} moreRef={moreRef} />
          </Outcome>
          <Examples>
            <ExamplePrompts
              prompt={prompt}
              disabled={busy}
              onWrite={write}
              onPicked={() => controlRef.current?.focus()}
            />
          </Examples>
          {access === 'in' && hasAllCalls() && (
            <Saved>
              <MyIdeasPart onAnother={busy ? null : askForAnother} />
            </Saved>
          )}
        </Columns>
      </Stack>
    </PageContainer>
  );
}

/** Phones have no such keys. */
const Keys = styled.span`
  ${below('sm')} {
    display: none;
  }
`;

/** The outcome is between form and examples; on wide screens it is beside both. */
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

/** On narrow screens the example is last; on wide ones the alternatives are below both columns. */
const Outcome = styled(Stack)<{ $isSample: boolean }>`
  ${below('lg')} {
    ${({ $isSample }) => $isSample && 'order: 2;'}
  }
  ${up('lg')} {
    display: contents;
    & > :first-child {
      grid-area: 1 / 2 / 3;
    }
    & > :nth-child(2) {
      grid-area: 3 / 1 / 4 / 3;
      margin-top: ${({ theme }) => theme.space[32]};
    }
  }
`;

const Saved = styled.div`
  ${up('lg')} {
    grid-area: 4 / 1 / 5 / 3;
  }
`;

/** Below the form on wide screens; on narrow ones below the saved ideas, which are read more often. */
const Examples = styled.div`
  ${up('lg')} {
    grid-area: 2 / 1;
  }
  ${below('lg')} {
    order: 1;
  }
`;

/** Saved ideas, for signed-in people only; loads the API and its own chunk when it is shown. */
function MyIdeasPart(props: MyIdeasProps) {
  const loadApi = useLoadApi();
  const [code] = useState(() => lazyModule('myIdeas', () => loadMyIdeas(loadApi)));
  return (
    <LazyPart code={code} loading={myIdeasCopy.loading} failed={myIdeasCopy.codeFailed}>
      {(MyIdeas) => <MyIdeas {...props} />}
    </LazyPart>
  );
}

async function loadMyIdeas(loadApi: CallExtra['loadApi']) {
  const [{ MyIdeas }] = await Promise.all([import('./myIdeas/MyIdeas.tsx'), loadApi()]);
  return MyIdeas;
}
