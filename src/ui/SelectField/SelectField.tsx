import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyles, Field, fieldParts, rowControlStyles } from '#ui/Field';
import type { FieldProps } from '#ui/Field';

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'id' | 'style'> {
  /** The payload's field name. */
  name: string;
}

/** A native select with its label. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control: select } = fieldParts(props);
  return <Field {...frame}>{(control) => <Select {...select} {...control} />}</Field>;
}

/** A select without a label, for table columns. `$inTable` gives it the height of buttons in tables. */
export const Select = styled.select<{ $inTable?: boolean }>`
  ${controlStyles}
  text-overflow: ellipsis;
  ${({ $inTable }) => $inTable === true && rowControlStyles}
`;
