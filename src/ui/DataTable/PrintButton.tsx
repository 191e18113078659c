import { Printer } from 'lucide';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { thousands } from '#src/lib/countText.ts';
import type { RowTotal } from '#src/lib/countText.ts';
import type { MorePages } from '#src/lib/rowsView.ts';
import { below } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';

/** At most this many rows are printed: some thirty sheets. */
export const MOST_PRINTED = 1000;

export interface PrintButtonProps {
  /** The number of rows that are loaded. */
  loaded: number;
  more: MorePages | undefined;
}

/** Loads the rows that are still missing, and prints. What could not be loaded is missing on paper, which says so. */
export function PrintButton({ loaded, more }: PrintButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const isReady = more?.failure !== null || loaded >= MOST_PRINTED;
  const isLoading = more?.isLoading === true;
  useEffect(() => {
    if (!isAsked) return undefined;
    if (!isReady) {
      if (!isLoading) more.load();
      return undefined;
    }
    // Not within this effect: printing renders all rows first.
    const timer = setTimeout(() => {
      setAsked(false);
      window.print();
    });
    return () => clearTimeout(timer);
  }, [isAsked, isReady, isLoading, more]);
  return (
    <Wide
      size="small"
      variant="quiet"
      icon={<Icon of={Printer} inText />}
      busy={isAsked}
      onClick={() => setAsked(true)}
    >
      Imprimir
    </Wide>
  );
}

/** Phones have no room for it, and print from the browser's own menu. */
const Wide = styled(Button)`
  ${below('sm')} {
    display: none;
  }
`;

/** What a printed list lacks; shown on paper alone. */
export function PrintedPart({ loaded, total }: { loaded: number; total: RowTotal }) {
  const shown = Math.min(loaded, MOST_PRINTED);
  if (total.exact && shown >= total.count) return null;
  const all = `${total.exact ? '' : 'más de '}${thousands(total.count)}`;
  return <Note>{`Se imprimen ${thousands(shown)} de ${all}`}</Note>;
}

const Note = styled.p`
  display: none;
  font: ${({ theme }) => theme.font.smallStrong};
  @media print {
    display: block;
  }
`;
