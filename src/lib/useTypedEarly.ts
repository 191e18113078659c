import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Takes over what stands in a prerendered form's fields when the program arrives: typed meanwhile, or
 * put back by the browser after a reload. For every form of the landing whose values are a draft's:
 *
 *     const draft = useDraft('contact', userId, empty);
 *     const formRef = useRef<HTMLFormElement>(null);
 *     useTypedEarly(formRef, draft.setField);
 *     return <form ref={formRef}>…
 *
 * @param setField keeps one field's text, by the control's name
 */
export function useTypedEarly(
  formRef: RefObject<HTMLFormElement | null>,
  setField: (name: never, value: string) => void,
): void {
  // Before the stored draft is read, or it would take the place of what was typed.
  useLayoutEffect(() => {
    for (const control of formRef.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
        continue;
      if (control.value !== control.defaultValue) setField(control.name as never, control.value);
    }
  }, [formRef, setField]);
}
