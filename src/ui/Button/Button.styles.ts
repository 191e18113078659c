import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'onColour';
export type ButtonSize = 'medium' | 'small';

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
    &:hover {
      background: ${({ theme }) => theme.color.accentHover};
    }
  `,
  secondary: css`
    border-color: ${({ theme }) => theme.color.lineStrong};
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.ink};
    &:hover {
      border-color: ${({ theme }) => theme.color.ink};
      background: ${({ theme }) => theme.color.sunken};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${({ theme }) => theme.color.ink};
    &:hover {
      background: ${({ theme }) => theme.color.sunken};
    }
  `,
  onColour: css`
    background: ${({ theme }) => theme.color.onAccent};
    color: ${({ theme }) => theme.color.textileRed};
    &:hover {
      background: ${({ theme }) => theme.color.onInverse};
    }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  medium: css`
    min-height: ${({ theme }) => theme.size.control};
    padding: 8px ${({ theme }) => theme.space[20]};
    font: ${({ theme }) => theme.font.bodyStrong};
  `,
  small: css`
    min-height: ${({ theme }) => theme.size.controlSmall};
    padding: 4px ${({ theme }) => theme.space[12]};
    font: ${({ theme }) => theme.font.smallStrong};
  `,
};

/** Shared by the button and the link that looks like one. */
export const buttonStyles = css<ButtonStyleProps>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  ${({ $wide }) => $wide && 'width: 100%;'}
  align-items: center;
  justify-content: center;
  /* The baseline would differ while busy, and move the button. */
  vertical-align: top;
  gap: ${({ theme }) => theme.space[8]};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${({ theme }) => theme.motion.colour} ${({ theme }) => theme.motion.easing},
    border-color ${({ theme }) => theme.motion.colour} ${({ theme }) => theme.motion.easing};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
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
`;
