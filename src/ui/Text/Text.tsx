import styled from 'styled-components';

/** A paragraph of at most 34em. `$look` sets its size; `$quiet` makes it secondary. */
export const Text = styled.p<{ $look?: 'small' | 'body' | 'lead'; $quiet?: boolean }>`
  max-width: ${({ theme }) => theme.size.measure};
  color: ${({ theme, $quiet }) => ($quiet ? theme.color.ink2 : theme.color.ink)};
  font: ${({ theme, $look }) => theme.font[$look ?? 'body']};
`;

interface NotedProps {
  /** A secondary line above, for example the date. */
  note: string | undefined;
  children: string;
}

/** A text that a person wrote, with a note above if there is one. */
export function Noted({ note, children }: NotedProps) {
  return (
    <>
      {note !== undefined && (
        <Text $look="small" $quiet>
          {note}
        </Text>
      )}
      <p>{children}</p>
    </>
  );
}

/** A text as a person typed it: its line breaks are kept. */
export const TypedText = styled.p`
  max-width: ${({ theme }) => theme.size.measure};
  font: ${({ theme }) => theme.font.body};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
