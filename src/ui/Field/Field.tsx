import { TriangleAlert } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '#ui/Icon';

/** The props that connect a control to its label and messages. */
interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface FieldProps {
  label: string;
  optional?: boolean | undefined;
  /** What is wrong and how to fix it; screen readers announce it. */
  error?: string | undefined;
  /** Do not announce the error as an alert: the field just got focus and is read together with it. */
  quietError?: boolean | undefined;
  /** Marks the control as invalid when the message is shown elsewhere. */
  invalid?: boolean | undefined;
  /** The id of that message. */
  describedBy?: string | undefined;
  /** Help text below the control. */
  hint?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, connected for assistive technology. */
export function Field({
  label,
  optional,
  error,
  quietError,
  invalid,
  describedBy,
  hint,
  children,
}: FieldFrameProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const descriptions = [error && errorId, describedBy, hint && hintId].filter(Boolean).join(' ');
  return (
    <Frame>
      <label htmlFor={id}>
        <span>{label}</span>
        {optional && <Optional> (opcional)</Optional>}
      </label>
      {children({
        id,
        ...((error !== undefined || invalid === true) && { 'aria-invalid': true as const }),
        ...(descriptions !== '' && { 'aria-describedby': descriptions }),
      })}
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
      {error !== undefined && (
        <ErrorLine id={errorId} role={quietError ? undefined : 'alert'}>
          <Icon of={TriangleAlert} inText />
          <span>{error}</span>
        </ErrorLine>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  /* Keeps label and control at the top when a neighbouring field shows an error. */
  align-content: start;
  gap: ${({ theme }) => theme.space[4]};
  & > label {
    justify-self: start;
    font: ${({ theme }) => theme.font.smallStrong};
  }
`;

const Optional = styled.span`
  color: ${({ theme }) => theme.color.ink2};
  font-weight: 400;
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
`;

const ErrorLine = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  /* Clear of the focus ring. */
  margin-top: 4px;
  color: ${({ theme }) => theme.status.error.text};
  font: ${({ theme }) => theme.font.small};
  & > svg {
    margin-top: 2px;
  }
`;

/** Splits props into those of the field and those of its control. */
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
