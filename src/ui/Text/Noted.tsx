import { Text } from './Text.ts';

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
