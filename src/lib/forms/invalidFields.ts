import type { FormError } from './validateForm.ts';

/** From this many invalid fields on a form lists them: fewer are seen at once. */
export const MANY = 3;

/** An invalid field with the text of its label. */
interface InvalidField {
  label: string;
  control: HTMLInputElement;
}

/** For the message that lists the fields. */
export interface InvalidFields {
  fields: readonly InvalidField[];
  /** Of the submit: the message takes the focus on each. */
  error: FormError;
}

/** The form's invalid fields as ordered on screen; of radio buttons the first. */
export function invalidFields(form: HTMLFormElement | null, { errors }: FormError): InvalidField[] {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  const firsts = controls.filter(
    ({ name }, index) =>
      name in errors && controls.findIndex((other) => other.name === name) === index,
  );
  return firsts.map((control) => {
    const label = control.labels?.[0];
    // Without '(opcional)', which follows the name.
    const text = label?.firstElementChild?.textContent ?? label?.textContent;
    return { control, label: text ?? control.name };
  });
}

export function invalidText(count: number): string {
  return count === 1 ? 'Revisa este campo:' : `Revisa estos ${count} campos:`;
}
