import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import type { HistorySlotProps } from '#src/lib/historySlot.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { LazyPart } from '#ui/LazyPart';
import { Summary } from '#ui/Summary';

const code = lazyModule('history', async () => (await import('./HistoryList.tsx')).HistoryList);

/** The objects whose history is open: a table's row is drawn anew when one scrolls. */
const opened = new Set<string>();

/** For `HistorySlot`. */
export function showHistory(props: HistorySlotProps) {
  return <HistoryPart {...props} />;
}

/** What happened to an object, for admins: nobody else loads the list. */
function HistoryPart({ object, names = {}, isOpen = false }: HistorySlotProps) {
  if (useSelector(selectProfile)?.role !== 'admin') return null;
  const list = (
    <LazyPart
      code={code}
      loading="Cargando el historial"
      failed="No se pudo abrir el historial."
      skeleton={null}
    >
      {(HistoryList) => <HistoryList object={object} names={names} />}
    </LazyPart>
  );
  return isOpen ? list : <Closed object={object}>{list}</Closed>;
}

/** Closed at first, read when it is opened. Its line is there from the start, so that nothing below moves. */
function Closed({ object, children }: { object: string; children: ReactNode }) {
  const [isShown, setShown] = useState(() => opened.has(object));
  function toggle(isNowOpen: boolean) {
    setShown(isNowOpen);
    if (isNowOpen) opened.add(object);
    else opened.delete(object);
  }
  return (
    <Disclosure open={isShown} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <Summary>Historial</Summary>
      {isShown && children}
    </Disclosure>
  );
}

const Disclosure = styled.details`
  padding-top: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  & > :not(summary) {
    margin-top: ${({ theme }) => theme.space[12]};
  }
`;
