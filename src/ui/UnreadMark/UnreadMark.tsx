import styled from 'styled-components';

/** Marks the item beside it as unread. */
export function UnreadMark() {
  return <Mark>Sin leer</Mark>;
}

/** A square and the word, because colour alone is not accessible. */
const Mark = styled.em`
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
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;
