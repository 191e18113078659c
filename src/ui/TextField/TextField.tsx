import type { ComponentPropsWithRef } from 'react';
import { Control, Field, fieldParts } from '#ui/Field';
import type { FieldProps } from '#ui/Field';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'style'> {
  /** The payload's field name. */
  name: string;
}

/** One line of text with its label. */
export function TextField(props: TextFieldProps) {
  const { frame, control: input } = fieldParts(props);
  return <Field {...frame}>{(control) => <Control {...input} {...control} />}</Field>;
}
