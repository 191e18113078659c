import { useEffect, useRef } from 'react';
import type { ChangeEvent, KeyboardEvent, SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PROMPT_LENGTH } from '#contract/ideaConstants.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useTypedEarly } from '#src/lib/forms/useTypedEarly.ts';
import { formError } from '#src/lib/forms/validateForm.ts';
import type { FormError } from '#src/lib/forms/validateForm.ts';
import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';
import { ideaRequest, left, selectIdeaGenerator, submitted } from './ideaGeneratorSlice.ts';
import { emptyPrompt, OFFER, PROMPT_DRAFT } from './promptDraft.ts';
import { useAccess } from './AccessLine.tsx';
import type { Access } from './AccessLine.tsx';

/**
 * The prompt's form on the landing and on /ai-tools: draft, validation, submission and focus.
 *
 * @param blank the error message of an empty prompt (IDEA-4)
 */
export function usePromptForm<Control extends HTMLInputElement | HTMLTextAreaElement>(
  blank: string,
) {
  const dispatch = useDispatch();
  const state = useSelector(selectIdeaGenerator);
  const { access, userId } = useAccess();
  const draft = useDraft(PROMPT_DRAFT, userId, emptyPrompt);
  const controlRef = useRef<Control>(null);
  useTypedEarly(controlRef, (_name, value) => write(value));
  const buttonRef = useRef<HTMLButtonElement>(null);
  const busy = state.status === 'generating';
  const failed = state.status === 'failed';
  const { error, clearError, props, field } = useForm({
    draft,
    blank: { prompt: blank },
    check: ({ prompt }) => checkPrompt(prompt, access),
    submission: {
      busy,
      submit({ prompt }) {
        draft.setField('offer', OFFER.none);
        dispatch(submitted(ideaRequest(prompt.trim())));
        // The field is disabled while busy and would lose focus.
        buttonRef.current?.focus();
      },
    },
  });

  useEffect(() => () => void dispatch(left()), [dispatch]);
  useEffect(() => {
    if (failed && document.activeElement === buttonRef.current) controlRef.current?.focus();
  }, [failed]);

  function write(prompt: string) {
    draft.update(() => ({ prompt, offer: access === 'out' ? OFFER.due : OFFER.none }));
    clearError();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (access !== 'checking') props.onSubmit(event);
  }

  return {
    state,
    busy,
    access,
    prompt: draft.values.prompt,
    write,
    controlRef,
    isToldToSignIn: error?.message !== undefined,
    failure: failed && error === null ? state : null,
    form: { ...props, onSubmit: handleSubmit },
    control: {
      name: 'prompt',
      autoComplete: 'off',
      value: draft.values.prompt,
      disabled: busy,
      error: field('prompt').error,
      onChange: ({ target }: ChangeEvent<Control>) => write(target.value),
      onKeyDown: submitOnEnter,
    },
    button: { ref: buttonRef, busy, disabled: access !== 'in' },
  };
}

/** Checks the session before the prompt (IDEA-3). The field accepts more than the limit, so that no typed text is lost. */
function checkPrompt(prompt: string, access: Access): FormError<'prompt'> | null {
  if (access !== 'in') return formError(ideaGeneratorCopy.signInFirst, ['prompt']);
  const { length } = prompt.trim();
  if (length <= PROMPT_LENGTH) return null;
  return { errors: { prompt: ideaGeneratorCopy.tooLong(length, PROMPT_LENGTH) } };
}

/** Submits on Enter even if the submit button is disabled, so that the form shows why (IDEA-3). */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
