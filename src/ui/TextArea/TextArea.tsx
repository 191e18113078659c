import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyles, Field } from '#ui/Field';
import type { FieldProps } from '#ui/Field';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'style'> {
  /** The payload's field name. */
  name: string;
}

/** Several lines of text with their label. */
export function TextArea({
  label,
  optional,
  error,
  invalid,
  describedBy,
  hint,
  ...textarea
}: TextAreaProps) {
  const frame = { label, optional, error, invalid, describedBy, hint };
  return <Field {...frame}>{(control) => <Box {...textarea} {...control} />}</Field>;
}

const Box = styled.textarea`
  ${controlStyles}
  resize: vertical;
`;
