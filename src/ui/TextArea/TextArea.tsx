import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Control, Field, fieldParts } from '#ui/Field';
import type { FieldProps } from '#ui/Field';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'style'> {
  /** The payload's field name. */
  name: string;
  /** The least height, in lines. */
  rows: number;
}

/** Several lines of text with their label. It grows with its text where the browser supports `field-sizing`. */
export function TextArea(props: TextAreaProps) {
  const { frame, control: textarea } = fieldParts(props);
  return <Field {...frame}>{(control) => <Box {...textarea} {...control} />}</Field>;
}

const Box = styled(Control).attrs({ as: 'textarea' })<{ rows: number }>`
  field-sizing: content;
  /* The lines, padding and border. */
  min-height: calc(${({ rows }) => rows} * 1lh + 18px);
  max-height: min(45vh, 20rem);
  resize: vertical;
`;
