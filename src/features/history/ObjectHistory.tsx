import { useState } from 'react';
import styled from 'styled-components';
import type { HistorySlotProps } from '#src/lib/historySlot.ts';
import { Summary } from '#ui/Summary';
import { historyCopy } from './historyCopy.ts';
import { HistoryList } from './HistoryList.tsx';

/** The objects whose history is open: a table's row is drawn anew when one scrolls. */
const opened = new Set<string>();

/** What happened to an object: closed at first, read when it is opened. */
export function ObjectHistory({ object, names = {}, isOpen = false }: HistorySlotProps) {
  const [isShown, setShown] = useState(() => opened.has(object));
  function toggle(isNowOpen: boolean) {
    setShown(isNowOpen);
    if (isNowOpen) opened.add(object);
    else opened.delete(object);
  }
  if (isOpen) return <HistoryList object={object} names={names} />;
  return (
    <Disclosure open={isShown} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <Summary>{historyCopy.title}</Summary>
      {isShown && <HistoryList object={object} names={names} />}
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
