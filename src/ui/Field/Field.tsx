import { TriangleAlert } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '#ui/Icon';

/** What a control needs to belong to its label and its messages. */
interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface FieldProps {
  label: string;
  optional?: boolean | undefined;
  /** What is wrong and what to do; spoken when it appears. */
  error?: string | undefined;
  /** The error is read with the field, which has just been given focus, and not spoken as an alert. */
  quietError?: boolean | undefined;
  /** Marks the control when a message elsewhere says what is wrong. */
  invalid?: boolean | undefined;
  /** Id of that message. */
  describedBy?: string | undefined;
  /** A line that is always there, below the control. */
  hint?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint and error below, tied together for assistive technology. */
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
      <Label htmlFor={id}>
        {label}
        {optional && <Optional> (opcional)</Optional>}
      </Label>
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
  /* Beside a field that is higher by its error, label and control stay at the top. */
  align-content: start;
  gap: ${({ theme }) => theme.space[4]};
`;

const Label = styled.label`
  justify-self: start;
  font: ${({ theme }) => theme.font.smallStrong};
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
  color: ${({ theme }) => theme.dye.achiote.text};
  font: ${({ theme }) => theme.font.small};
  & > svg {
    margin-top: 2px;
  }
`;
