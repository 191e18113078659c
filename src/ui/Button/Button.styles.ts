import styled from 'styled-components';

export interface ButtonLook {
  /** Use one `primary` per view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'onColour' | undefined;
  size?: 'medium' | 'small' | undefined;
  /** Fills its column, as in forms. */
  wide?: boolean | undefined;
}

/** The attributes by which {@link Face} has a look. */
export function lookAttributes({ variant = 'secondary', size, wide }: ButtonLook) {
  return {
    'data-button': variant,
    'data-small': size === 'small' ? true : undefined,
    'data-wide': wide ? true : undefined,
  };
}

/** The face of the button and of the link that looks like one. Attributes in place of properties: one class for all of them. */
export const Face = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  /* The baseline would differ while busy, and move the button. */
  vertical-align: top;
  gap: ${({ theme }) => theme.space[8]};
  min-height: ${({ theme }) => theme.size.control};
  padding: 8px ${({ theme }) => theme.space[20]};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.ink};
  font: ${({ theme }) => theme.font.bodyStrong};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${({ theme }) => theme.motion.colour} ${({ theme }) => theme.motion.easing},
    border-color ${({ theme }) => theme.motion.colour} ${({ theme }) => theme.motion.easing};
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  &:where([data-small]) {
    min-height: ${({ theme }) => theme.size.controlSmall};
    padding: 4px ${({ theme }) => theme.space[12]};
    font: ${({ theme }) => theme.font.smallStrong};
  }
  &:where([data-wide]) {
    display: flex;
    width: 100%;
  }
  &:where([data-button='primary']) {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
    &:hover {
      background: ${({ theme }) => theme.color.accentHover};
    }
  }
  &:where([data-button='secondary']) {
    border-color: ${({ theme }) => theme.color.lineStrong};
    background: ${({ theme }) => theme.color.surface};
    &:hover {
      border-color: ${({ theme }) => theme.color.ink};
      background: ${({ theme }) => theme.color.sunken};
    }
  }
  &:where([data-button='onColour']) {
    background: ${({ theme }) => theme.color.onAccent};
    color: ${({ theme }) => theme.color.textileRed};
    &:hover {
      background: ${({ theme }) => theme.color.onInverse};
    }
  }
  &:active {
    transform: translateY(1px);
  }
  &:disabled {
    border-color: ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.ink2};
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
    transform: none;
  }
  /* Both states are rendered invisibly in the same grid cell, so that switching them does not change the width. */
  & > [data-idle] {
    display: inline-grid;
    justify-items: center;
  }
  & > [data-idle] > span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[8]};
    grid-area: 1 / 1;
  }
  & > [data-idle]::before,
  & > [data-idle]::after {
    grid-area: 1 / 1;
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
  & > [data-idle]::before {
    content: attr(data-idle);
  }
  & > [data-idle]::after {
    content: attr(data-busy);
  }
  & > [data-icon]::before,
  & > [data-idle]::after {
    padding-left: 28px;
  }
`;
