import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';

export interface CheckFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'style' | 'type'
> {
  label: string;
  /** What ticking it means. */
  hint?: string;
}

/** A checkbox with its label beside it. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <Row>
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <span>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </span>
    </Row>
  );
}

/** The box of a checkbox; unticked it looks like the other fields, which the browser's own does not. */
export const checkStyles = css`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: ${({ theme }) => theme.color.accent};
  &:not(:checked) {
    appearance: none;
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.surface};
  }
`;

const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  font: ${({ theme }) => theme.font.small};
  & > input {
    ${checkStyles}
  }
  & label {
    font: ${({ theme }) => theme.font.smallStrong};
  }
`;

const Hint = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.ink2};
`;
