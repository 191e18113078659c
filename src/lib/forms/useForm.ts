import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, SubmitEvent } from 'react';
import type { FailedRequest } from '../failedRequest.ts';
import type { LazyModule } from '../importChunk.ts';
import type { Draft, DraftFields } from './useDraft.ts';
import { validateForm } from './validateForm.ts';
import { invalidFields, invalidText, MANY } from './invalidFields.ts';
import type { InvalidFields } from './invalidFields.ts';
import type { FieldSchemas, FormError, FormRules, FormValues } from './validateForm.ts';

interface Failure {
  message: string;
  failedRequest?: FailedRequest | undefined;
  /** What kind of refusal it was. */
  reason?: string | undefined;
  /** The fields that the message is about, as links; the message takes the focus. */
  invalid?: InvalidFields;
}

/** Sends valid values: `useSubmission`, or a slice's event whose effect makes the request (ADR-0032). */
interface SubmissionOf<Values> {
  busy: boolean;
  /** Why the last request failed; null if it did not, or if the form shows the failure itself. */
  failure?: Failure | null;
  submit: (values: Values) => unknown;
}

type NameOf<Kept> = keyof Kept & string;

export interface FormOptions<Kept, Unkept extends string> extends FormRules<NameOf<Kept> | Unkept> {
  /** The fields whose text survives a reload. */
  draft?: Pick<Draft<Kept>, 'values' | 'setField'>;
  /** The names of controls whose text is not stored, such as passwords. They are read on submit, in NFC. */
  unkept?: readonly Unkept[];
  /** The contract's schemas of the fields. They load when the form is first used, because zod is large. */
  schemas?: LazyModule<FieldSchemas<NameOf<Kept> | Unkept>>;
  submission: SubmissionOf<FormValues<NameOf<Kept> | Unkept>>;
  /** The fields that are marked when the request was refused for one of these reasons. */
  refused?: { fields: readonly (NameOf<Kept> | Unkept)[]; reasons: readonly string[] };
}

/**
 * The state of a form: its values, its errors and its submit handler. On submit the first invalid field gets the focus,
 * or from three invalid fields on a summary of them. An error of a stored field disappears when the field changes, others on the next submit. A control's `name` is the name of
 * its field.
 */
export function useForm<Kept extends DraftFields<Kept> = object, Unkept extends string = never>(
  options: FormOptions<Kept, Unkept>,
) {
  type Field = NameOf<Kept> | Unkept;
  const { draft, unkept = [], schemas, submission, refused } = options;
  const kept: FormValues<string> = draft?.values ?? {};
  const [error, setError] = useState<FormError | null>(null);
  const [invalid, setInvalid] = useState<InvalidFields['fields']>([]);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const formRef = useRef<HTMLFormElement>(null);
  const messageId = useId();
  const summary = summaryOf();
  const failure: Failure | null = error === null ? (submission.failure ?? null) : summary;
  const refusedFields = refused?.reasons.includes(failure?.reason ?? '') ? refused.fields : [];

  // After the render: the error may have brought its field on screen.
  useLayoutEffect(() => {
    const found = error === null ? [] : invalidFields(formRef.current, error);
    setInvalid(found);
    if (found.length < MANY || error?.message !== undefined) found[0]?.control.focus();
  }, [error]);

  /** The form's message about invalid fields; null where each shows its own and they are few. */
  function summaryOf(): Failure | null {
    if (error === null) return null;
    if (error.message !== undefined) return { message: error.message };
    if (invalid.length < MANY) return null;
    const fields = invalid.filter(({ control }) => !changed.includes(control.name));
    if (fields.length === 0) return null;
    return { message: invalidText(fields.length), invalid: { fields, error } };
  }

  /** Calls `onValid` with the values, or shows the errors. */
  function validate(form: HTMLFormElement, onValid: (values: FormValues<Field>) => unknown) {
    const loaded = schemas === undefined ? {} : schemas.loaded();
    if (loaded !== null) {
      validateBy(loaded, form, onValid);
      return;
    }
    // Blank fields are refused at once: text that is typed while the schemas load was not submitted.
    validateBy({}, form, () => {
      // If the schemas cannot be loaded, the request will fail too and show why.
      const load = schemas?.load().catch(() => ({})) ?? Promise.resolve({});
      void load.then((late) => validateBy(late, form, onValid));
    });
  }

  function validateBy(
    loaded: FieldSchemas<Field>,
    form: HTMLFormElement,
    onValid: (values: FormValues<Field>) => unknown,
  ) {
    formRef.current = form;
    const typed = new FormData(form);
    const textOf = (name: string) => {
      const text = typed.get(name);
      return typeof text === 'string' ? text : (kept[name] ?? '');
    };
    const values = Object.fromEntries([
      ...Object.keys(kept).map((name) => [name, textOf(name)]),
      // Keyboards write the ñ of a password as one character or as two.
      ...unkept.map((name) => [name, textOf(name).normalize('NFC')]),
    ]) as FormValues<Field>;
    const result = validateForm(values, options, loaded);
    setChanged([]);
    setError(result.error);
    if (result.error === null) onValid(result.values);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!submission.busy) validate(event.currentTarget, submission.submit);
  }

  return {
    /** For the `form` element. */
    props: {
      onSubmit: handleSubmit,
      onClick: ignoreSecondClick,
      onFocus: () => void schemas?.load().catch(() => undefined),
      noValidate: true,
    },
    /** Props for a field: its name, its value if it is stored, and its error. */
    field(name: Field) {
      const text = changed.includes(name) ? undefined : error?.errors[name];
      const isShared = error?.message !== undefined;
      const isRefused = refusedFields.includes(name);
      return {
        name,
        ...(name in kept && {
          value: kept[name],
          onChange({ target }: { target: { value: string } }) {
            setChanged((before) => [...before, name]);
            draft?.setField(name as NameOf<Kept>, target.value);
          },
        }),
        error: text === error?.message ? undefined : text,
        // The form's message is announced.
        ...(isShared && { quietError: true }),
        invalid: text !== undefined || isRefused,
        describedBy: (isShared && text !== undefined) || isRefused ? messageId : undefined,
      };
    },
    /** The form's message: an error about several fields, or why the request failed. */
    failure,
    /** The id for the element that shows `failure`. */
    messageId,
    error,
    busy: submission.busy,
    validate,
    /** Removes the errors. */
    clearError: () => setError(null),
  };
}

/** The second click of a double click must not submit the form that the first one has already emptied. */
function ignoreSecondClick(event: MouseEvent): void {
  const isSubmit = (event.target as Element).closest('button[type=submit]') !== null;
  if (isSubmit && event.detail > 1) event.preventDefault();
}
