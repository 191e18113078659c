import type { FieldProps } from './Field.tsx';

/** A control's props, told apart from those of the field around it. */
export function fieldParts<Props extends FieldProps>({
  label,
  optional,
  error,
  quietError,
  invalid,
  describedBy,
  hint,
  ...control
}: Props) {
  return { frame: { label, optional, error, quietError, invalid, describedBy, hint }, control };
}
