import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent, SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDraft } from '#src/lib/useDraft.ts';
import { useTypedEarly } from '#src/lib/useTypedEarly.ts';
import { ideaRequest, left, selectIdeaGenerator, submitted } from './ideaGeneratorSlice.ts';
import { emptyPrompt, OFFER, PROMPT_DRAFT } from './promptDraft.ts';
import { checkPrompt } from './promptRules.ts';
import type { Objection } from './promptRules.ts';
import { useAccess } from './AccessLine.tsx';

/**
 * The form of hero and /ai-tools alike: what is typed, the checks in their order, where focus goes.
 *
 * @param blank what the screen says of an empty prompt (IDEA-4)
 */
export function usePromptForm<Control extends HTMLInputElement | HTMLTextAreaElement>(
  blank: string,
) {
  const dispatch = useDispatch();
  const state = useSelector(selectIdeaGenerator);
  const { access, userId } = useAccess();
  const draft = useDraft(PROMPT_DRAFT, userId, emptyPrompt);
  const [objection, setObjection] = useState<Objection | null>(null);
  const controlRef = useRef<Control>(null);
  useTypedEarly(controlRef, (_name, value) => write(value));
  const buttonRef = useRef<HTMLButtonElement>(null);
  const busy = state.status === 'generating';
  const failed = state.status === 'failed';

  useEffect(() => () => void dispatch(left()), [dispatch]);
  useEffect(() => {
    if (failed && document.activeElement === buttonRef.current) controlRef.current?.focus();
  }, [failed]);

  function write(prompt: string) {
    draft.update(() => ({ prompt, offer: access === 'out' ? OFFER.due : OFFER.none }));
    setObjection(null);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const control = controlRef.current;
    if (busy || access === 'checking' || control === null) return;
    const found = checkPrompt(control.value, access === 'in', blank);
    setObjection(found);
    if (found !== null) {
      control.focus();
      return;
    }
    draft.setField('offer', OFFER.none);
    dispatch(submitted(ideaRequest(control.value.trim())));
    // The field is disabled from now on, and would drop the focus.
    buttonRef.current?.focus();
  }

  return {
    state,
    busy,
    access,
    prompt: draft.values.prompt,
    write,
    controlRef,
    isToldToSignIn: objection?.about === 'session',
    failure: failed && objection === null ? state : null,
    form: { onSubmit: handleSubmit, noValidate: true },
    control: {
      name: 'prompt',
      autoComplete: 'off',
      value: draft.values.prompt,
      disabled: busy,
      error: objection?.about === 'prompt' ? objection.message : undefined,
      onChange: ({ target }: ChangeEvent<Control>) => write(target.value),
      onKeyDown: submitOnEnter,
    },
    button: { ref: buttonRef, busy, disabled: access !== 'in' },
  };
}

/** Enter asks, also where the disabled button would stop it: then it is told why (IDEA-3). */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
