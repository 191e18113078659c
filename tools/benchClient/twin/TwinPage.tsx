import { useEffect, useState } from 'react';
import type { Ticket } from '../../../contract/tickets.ts';
import { TwinTable } from './TwinTable.tsx';

const none: Ticket[] = [];

/** What the product is measured against: the tickets read in an effect, in a plain table. */
export function TwinPage() {
  const [tickets, setTickets] = useState(none);
  useEffect(() => {
    void read().then(setTickets);
  }, []);
  return <TwinTable tickets={tickets} />;
}

async function read(): Promise<Ticket[]> {
  const session = JSON.parse(localStorage.getItem('tramayo.session') ?? '{}') as {
    access_token?: string;
  };
  const headers = { authorization: `Bearer ${session.access_token ?? ''}` };
  const answer = await fetch('/api/admin/all-data', { headers });
  return ((await answer.json()) as { tickets: Ticket[] }).tickets;
}
