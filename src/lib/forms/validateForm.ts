/** Typed text by field. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export interface FormError<Field extends string = string> {
  /** One text for all of the fields, shown by the form; a field shows its own too if it is another. */
  message?: string;
  errors: FieldErrors<Field>;
}

/** What a field's schema in `contract/` offers. */
interface FieldSchema {
  safeParse: (
    text: string,
  ) =>
    | { success: true; data?: unknown }
    | { success: false; error: { issues: readonly { message: string }[] } };
}

export type FieldSchemas<Field extends string> = Partial<Record<Field, FieldSchema>>;

/** The rules of a form. Optional fields may be blank; only `check` sees them then. */
export interface FormRules<Field extends string> {
  /** The error of blank required fields: one text if all fields are required, otherwise a text per required field. */
  blank?: string | FieldErrors<Field>;
  /** With one text for all: what each blank field shows besides. */
  blankEach?: FieldErrors<Field>;
  /** Validates fields that depend on each other. If it returns a `message`, the schemas are not checked. */
  check?: (values: FormValues<Field>) => FormError<Field> | null;
}

/** An error with one text about several fields, and their own texts if they have any. */
export function formError<Field extends string>(
  message: string,
  fields: readonly Field[],
  own: FieldErrors<Field> = {},
): FormError<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of fields) errors[field] = own[field] ?? message;
  return { message, errors };
}

/** The error of blank fields where one text is for all that are required, and others are optional; null without one. */
export function blankError<Field extends string>(
  values: FormValues<Field>,
  required: readonly Field[],
  message: string,
  own: FieldErrors<Field> = {},
): FormError<Field> | null {
  const blank = required.filter((field) => values[field].trim() === '');
  return blank.length === 0 ? null : formError(message, blank, own);
}

/**
 * Validates the values of a form.
 *
 * @param schemas the contract's schemas of the text fields
 * @returns the errors, or the values as normalized by the schemas
 */
export function validateForm<Field extends string>(
  values: FormValues<Field>,
  { blank = {}, blankEach, check }: FormRules<Field>,
  schemas: FieldSchemas<Field>,
): { error: FormError<Field> } | { error: null; values: FormValues<Field> } {
  const fields = Object.keys(values) as Field[];
  const isBlank = (field: Field) => values[field].trim() === '';
  if (typeof blank === 'string' && fields.some(isBlank)) {
    return { error: formError(blank, fields.filter(isBlank), blankEach) };
  }
  const texts: FieldErrors<Field> = typeof blank === 'string' ? {} : blank;
  const checked: FormError<Field> = check?.(values) ?? { errors: {} };
  if (checked.message !== undefined) return { error: checked };

  const errors: FieldErrors<Field> = {};
  const normalized: Record<Field, string> = { ...values };
  for (const field of fields) {
    const parsed = isBlank(field) ? undefined : schemas[field]?.safeParse(values[field]);
    const own = isBlank(field) ? texts[field] : undefined;
    const issue = parsed?.success === false ? parsed.error.issues[0]?.message : undefined;
    const error = own ?? checked.errors[field] ?? issue;
    if (error !== undefined) errors[field] = error;
    if (parsed?.success === true && typeof parsed.data === 'string')
      normalized[field] = parsed.data;
  }
  return Object.keys(errors).length > 0
    ? { error: { errors } }
    : { error: null, values: normalized };
}
