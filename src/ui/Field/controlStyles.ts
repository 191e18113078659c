import styled, { css } from 'styled-components';

/** Styles shared by inputs, text areas and selects. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: ${({ theme }) => theme.size.control};
  padding: 8px ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.ink};
  font: ${({ theme }) => theme.font.body};
  transition: border-color ${({ theme }) => theme.motion.colour}
    ${({ theme }) => theme.motion.easing};
  &::placeholder {
    color: ${({ theme }) => theme.color.ink2};
    opacity: 1;
  }
  &:hover {
    border-color: ${({ theme }) => theme.color.ink};
  }
  &:focus-visible {
    border-color: ${({ theme }) => theme.color.focus};
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.status.error.fill};
    box-shadow: inset 3px 0 0 ${({ theme }) => theme.status.error.fill};
  }
  /* Around the field, so that the error's border stays in sight. */
  &[aria-invalid='true']:focus-visible {
    outline-offset: 1px;
  }
  &:disabled {
    border-color: ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.ink2};
    cursor: not-allowed;
  }
`;

/** A text field. */
export const Control = styled.input`
  ${controlStyles}
`;
