import styled from 'styled-components';
import { chosenInForcedColors } from '#src/theme/forcedColors.ts';
import { below } from '#src/theme/theme.ts';

/**
 * Below `lg` the tabs scroll from edge to edge of the screen, whose edges are soft; the text of the first is aligned with the
 * page's.
 */
export const List = styled.div`
  position: relative;
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  overflow-x: auto;
  box-shadow: inset 0 -1px ${({ theme }) => theme.color.line};
  scrollbar-width: none;
  ${below('lg')} {
    margin-inline: -20px;
    padding-inline: 8px;
    mask-image: linear-gradient(
      to right,
      transparent,
      ${({ theme }) => `${theme.color.ink} 8px calc(100% - 8px)`},
      transparent
    );
  }
  & > button {
    flex: none;
    min-height: ${({ theme }) => theme.size.control};
    padding: 0 ${({ theme }) => theme.space[12]};
    border: solid transparent;
    border-width: 2px 0;
    background: none;
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.smallStrong};
    white-space: nowrap;
    cursor: pointer;
  }
  & > button:hover {
    color: ${({ theme }) => theme.color.ink};
  }
  & > button[aria-selected='true'] {
    border-bottom-color: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.ink};
    ${chosenInForcedColors}
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
`;

export const Count = styled.span`
  display: inline-block;
  min-width: 1.375rem;
  margin-left: ${({ theme }) => theme.space[4]};
  padding: 0 6px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.badge};
  background: ${({ theme }) => theme.color.sunken};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-align: center;
  /* A count that is still unknown has the height of a line. */
  &:empty::before {
    content: '\\00a0';
  }
`;
