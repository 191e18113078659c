import { Lines } from './Lines.ts';
import { TwoLines } from './TwoLines.ts';

export interface NameLinesProps {
  row: {
    userName: string;
    /** What tells people of one name apart; missing for who has the name alone. */
    userDetail?: string | undefined;
  };
}

/** A cell with a person's name in two lines at most or, where others have it, above what tells them apart. */
export function NameLines({ row: { userName, userDetail } }: NameLinesProps) {
  if (userDetail === undefined) return <TwoLines>{userName}</TwoLines>;
  return (
    <Lines title={`${userName}, ${userDetail}`}>
      <span>{userName}</span>
      <span>{userDetail}</span>
    </Lines>
  );
}
