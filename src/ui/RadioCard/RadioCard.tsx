import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface RadioCardProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'style' | 'type'
> {
  label: string;
  /** Explains the choice. */
  description: string;
}

/** A radio button with a description; the whole card is clickable. */
export function RadioCard({ label, description, ...input }: RadioCardProps) {
  const id = useId();
  return (
    <Card>
      <input {...input} type="radio" id={id} aria-describedby={`${id}-means`} />
      <span>
        <Label htmlFor={id}>{label}</Label>
        <Meaning id={`${id}-means`}>{description}</Meaning>
      </span>
    </Card>
  );
}

const Card = styled.div`
  position: relative;
  display: flex;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};
  &:hover {
    border-color: ${({ theme }) => theme.color.ink};
  }
  & > input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: ${({ theme }) => theme.color.accent};
  }
  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.accent};
  }
`;

const Label = styled.label`
  font: ${({ theme }) => theme.font.bodyStrong};
  /* Extends the label's click area over the whole card. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Meaning = styled.p`
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
`;
