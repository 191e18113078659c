import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { prerenderedField } from '../prerendered.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Copies text from a prerendered form into its draft on hydration: text that was typed before, or that the browser
 * restored after a reload (FORM-2). For the landing's forms with a draft; does nothing for forms that were rendered in
 * the browser.
 *
 * @param controlRef one of the form's controls
 * @param setField sets a field of the draft by the control's name
 */
export function useTypedEarly(
  controlRef: RefObject<Control | null>,
  setField: (name: never, value: string) => void,
): void {
  const keep = useEffectEvent(setField);
  useLayoutEffect(() => {
    const typed = typedFields(controlRef.current?.form ?? null);
    // Deferred until the person is known, whose draft it is: hydration starts with a visitor's.
    const timer = setTimeout(() => {
      for (const [name, value] of typed) keep(name as never, value);
    });
    return () => clearTimeout(timer);
  }, [controlRef]);
}

function typedFields(form: HTMLFormElement | null): [string, string][] {
  return [...(form?.elements ?? [])]
    .filter(isTextControl)
    .map(prerenderedField)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ name, value }) => [name, value]);
}

function isTextControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
