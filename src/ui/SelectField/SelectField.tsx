import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Field, fieldParts, controlStyles } from '#ui/Field';
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
  ${({ theme, $inTable }) =>
    $inTable === true &&
    `min-height: ${theme.size.controlSmall}; padding: 4px 8px; font: ${theme.font.small};`}
`;
