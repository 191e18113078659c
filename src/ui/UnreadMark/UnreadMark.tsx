import styled from 'styled-components';

/** Something new in what it stands beside. */
export function UnreadMark() {
  return <Mark>Sin leer</Mark>;
}

/** One woven cell, and the word: nothing is told by colour alone. */
const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ theme }) => theme.color.accentText};
  font: ${({ theme }) => theme.font.smallStrong};
  white-space: nowrap;
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    background: currentColor;
  }
`;
