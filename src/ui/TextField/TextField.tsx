import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyles, Field } from '#ui/Field';
import type { FieldProps } from '#ui/Field';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'style'> {
  /** The payload's field name. */
  name: string;
}

/** One line of text with its label. */
export function TextField({
  label,
  optional,
  error,
  invalid,
  describedBy,
  hint,
  ...input
}: TextFieldProps) {
  const frame = { label, optional, error, invalid, describedBy, hint };
  return <Field {...frame}>{(control) => <Input {...input} {...control} />}</Field>;
}

const Input = styled.input`
  ${controlStyles}
`;
