import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes over what stands in a prerendered form's fields when the program arrives: typed meanwhile, or
 * put back by the browser after a reload (FORM-2). For every form of the landing whose values are
 * a draft's; where the program drew the form itself there is nothing to take over.
 *
 * @param controlRef one of the form's controls
 * @param setField keeps one field's text, by the control's name
 */
export function useTypedEarly(
  controlRef: RefObject<Control | null>,
  setField: (name: never, value: string) => void,
): void {
  const keep = useEffectEvent(setField);
  useLayoutEffect(() => {
    const typed = typedFields(controlRef.current?.form ?? null);
    // Once it is known whose draft it is: the page was rendered for a visitor.
    const timer = setTimeout(() => {
      for (const [name, value] of typed) keep(name as never, value);
    });
    return () => clearTimeout(timer);
  }, [controlRef]);
}

function typedFields(form: HTMLFormElement | null): [string, string][] {
  return [...(form?.elements ?? [])]
    .filter(isTextControl)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ name, value }) => [name, value]);
}

function isTextControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
