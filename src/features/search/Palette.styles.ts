import styled from 'styled-components';
import { chosenInForcedColors } from '#src/theme/forcedColors.ts';
import { controlStyles } from '#ui/Field';

export const Field = styled.input`
  ${controlStyles}
  /* The room that the closing button takes is the dialog's. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** Scrolls inside the dialog, below the field. */
export const List = styled.div`
  max-height: min(26rem, calc(100dvh - 16rem));
  margin-inline: -${({ theme }) => theme.space[12]};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:empty {
    display: none;
  }
  & [role='presentation'] {
    display: flex;
    gap: ${({ theme }) => theme.space[8]};
    align-items: center;
    padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]}
      ${({ theme }) => theme.space[4]};
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.smallStrong};
  }
`;

export const Option = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[12]};
  align-items: baseline;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  font: ${({ theme }) => theme.font.small};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.sunken};
    box-shadow: inset 3px 0 ${({ theme }) => theme.color.accent};
    ${chosenInForcedColors}
  }
  & span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span:first-child {
    flex: 0 1 auto;
    max-width: 75%;
  }
  & b {
    font-weight: 600;
  }
  & > kbd {
    margin-left: auto;
    color: ${({ theme }) => theme.color.ink2};
    font: inherit;
  }
`;

export const Note = styled.span`
  flex: 1 1 0;
  color: ${({ theme }) => theme.color.ink2};
`;

export const State = styled.p`
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  &:empty {
    margin-top: -${({ theme }) => theme.space[12]};
  }
`;
