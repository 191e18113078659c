import styled from 'styled-components';

/** A paragraph of at most 34em. `$look` is its size; `$quiet` the secondary ink. */
export const Text = styled.p<{ $look?: 'small' | 'body' | 'lead'; $quiet?: boolean }>`
  max-width: ${({ theme }) => theme.size.measure};
  color: ${({ theme, $quiet }) => ($quiet ? theme.color.ink2 : theme.color.ink)};
  font: ${({ theme, $look }) => theme.font[$look ?? 'body']};
`;

interface NotedProps {
  /** A quiet line above: when it was said, or what it is. */
  note: string;
  children: string;
}

/** Somebody's words as they wrote them. */
export function Noted({ note, children }: NotedProps) {
  return (
    <>
      <Text $look="small" $quiet>
        {note}
      </Text>
      <p>{children}</p>
    </>
  );
}
