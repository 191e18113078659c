import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, SubmitEvent } from 'react';
import type { FailedRequest } from '../failedRequest.ts';
import type { LazyModule } from '../importChunk.ts';
import type { Draft, DraftFields } from './useDraft.ts';
import { validateForm } from './validateForm.ts';
import type { FieldSchemas, FormError, FormRules, FormValues } from './validateForm.ts';

interface Failure {
  message: string;
  failedRequest?: FailedRequest | undefined;
}

/** Where valid values go: `useSubmission`, or an event of a slice whose effect makes the request (ADR-0032). */
interface SubmissionOf<Values> {
  busy: boolean;
  /** Why the last request was refused; null where it was not, or where the form shows that itself. */
  failure?: Failure | null;
  submit: (values: Values) => unknown;
}

type NameOf<Kept> = keyof Kept & string;

export interface FormOptions<Kept, Unkept extends string> extends FormRules<NameOf<Kept> | Unkept> {
  /** The fields whose text is kept over a reload. */
  draft?: Draft<Kept>;
  /** The controls whose text is not kept: passwords. They are read at submit. */
  unkept?: readonly Unkept[];
  /** The contract's schemas of the typed fields. They load with the first use of the form, since zod is large. */
  schemas?: LazyModule<FieldSchemas<NameOf<Kept> | Unkept>>;
  submission: SubmissionOf<FormValues<NameOf<Kept> | Unkept>>;
}

/**
 * A form: what is typed, what is wrong with it, and its submit. The first invalid field gets the focus, and its error
 * goes once it is changed. A control's `name` is its field's.
 */
export function useForm<Kept extends DraftFields<Kept> = object, Unkept extends string = never>(
  options: FormOptions<Kept, Unkept>,
) {
  type Field = NameOf<Kept> | Unkept;
  const { draft, unkept = [], schemas, submission } = options;
  const kept: FormValues<string> = draft?.values ?? {};
  const [error, setError] = useState<FormError | null>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const formRef = useRef<HTMLFormElement>(null);
  const messageId = useId();

  useLayoutEffect(() => {
    if (error !== null) focusFirst(formRef.current, error);
  }, [error]);

  /** Hands the values on if they may be sent, else shows what is wrong. */
  function validate(form: HTMLFormElement, onValid: (values: FormValues<Field>) => unknown) {
    const loaded = schemas === undefined ? {} : schemas.loaded();
    if (loaded !== null) {
      validateBy(loaded, form, onValid);
      return;
    }
    // Without a connection for them the request will fail as well, and says so.
    const load = schemas?.load().catch(() => ({})) ?? Promise.resolve({});
    void load.then((late) => validateBy(late, form, onValid));
  }

  function validateBy(
    loaded: FieldSchemas<Field>,
    form: HTMLFormElement,
    onValid: (values: FormValues<Field>) => unknown,
  ) {
    formRef.current = form;
    const typed = new FormData(form);
    const texts = [...Object.keys(kept), ...unkept].map((name) => {
      const text = typed.get(name);
      return [name, typeof text === 'string' ? text : (kept[name] ?? '')];
    });
    const values = Object.fromEntries(texts) as FormValues<Field>;
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
    /** For a field: its name, its text if that is kept, and its part in what is wrong. */
    field(name: Field) {
      const text = changed.includes(name) ? undefined : error?.errors[name];
      const isShared = error?.message !== undefined;
      return {
        name,
        ...(name in kept && {
          value: kept[name],
          onChange({ target }: { target: { value: string } }) {
            if (!isShared) setChanged((before) => [...before, name]);
            draft?.setField(name as NameOf<Kept>, target.value);
          },
        }),
        error: isShared ? undefined : text,
        invalid: text !== undefined,
        describedBy: isShared && text !== undefined ? messageId : undefined,
      };
    },
    /** What the form says: one text about several fields, or why the request was refused. */
    failure:
      error === null
        ? (submission.failure ?? null)
        : error.message === undefined
          ? null
          : { message: error.message },
    /** The id for the element that shows `failure`. */
    messageId,
    error,
    busy: submission.busy,
    validate,
    /** Removes what is said to be wrong. */
    clearError: () => setError(null),
  };
}

/** The second half of a double click may find the form sent and empty already: it is no submit of its own. */
function ignoreSecondClick(event: MouseEvent): void {
  const isSubmit = (event.target as Element).closest('button[type=submit]') !== null;
  if (isSubmit && event.detail > 1) event.preventDefault();
}

function focusFirst(form: HTMLFormElement | null, { errors }: FormError): void {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  controls.find(({ name }) => name in errors)?.focus();
}
