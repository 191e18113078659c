import type { ComponentPropsWithRef } from 'react';
import { Field, fieldParts } from '#ui/Field';
import type { FieldProps } from '#ui/Field';
import { Select } from './Select.ts';

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'id' | 'style'> {
  /** The payload's field name. */
  name: string;
}

/** A choice of one with its label: the system's own list, which everybody knows how to use. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control: select } = fieldParts(props);
  return <Field {...frame}>{(control) => <Select {...select} {...control} />}</Field>;
}
