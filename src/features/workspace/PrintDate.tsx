import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { dayInLima } from '#src/lib/calendar.ts';

/** The day, at the top of what is printed. */
export function PrintDate() {
  const [printedAt, setPrintedAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    const renew = () => setPrintedAt(new Date().toISOString());
    window.addEventListener('beforeprint', renew);
    return () => window.removeEventListener('beforeprint', renew);
  }, []);
  return <Line>{`Impreso el ${dayInLima(printedAt)}`}</Line>;
}

const Line = styled.p`
  display: none;
  font: ${({ theme }) => theme.font.small};
  @media print {
    display: block;
  }
`;
