import type { Client } from '#contract/clients.ts';
import type { Complaint } from '#contract/complaints.ts';
import type { ContactMessage } from '#contract/contactMessages.ts';
import type { Project } from '#contract/projects.ts';
import { roleLabel } from '#contract/roleLabels.ts';
import type { Found, FoundRow } from '#contract/search.ts';
import type { StaffMember } from '#contract/team.ts';
import type { Ticket } from '#contract/tickets.ts';
import type { Queryable } from '../../db/port.ts';
import type { Reader } from '../../db/rights.ts';
import { readBest } from '../../lists/readBest.ts';

const MOST_OF_A_KIND = 5;

/** The rows that both clients and staff have, if there are so many. */
const LEAST_STAFF = 2;

/**
 * Searches the lists one after the other: those of the panel answer nothing to whoever is no admin.
 *
 * @param tx bound to the reader
 */
export async function findAll(
  tx: Queryable,
  reader: Reader,
  search: string,
  now: Date,
): Promise<Found> {
  const found = async (
    list: Parameters<typeof readBest>[2],
    shown: (row: never) => FoundRow,
  ): Promise<FoundRow[]> => {
    const rows = await readBest(tx, reader, list, { search, limit: MOST_OF_A_KIND, now });
    return rows.map((row) => shown(JSON.parse(row) as never));
  };
  const isClient = reader.role === 'client';
  const byClient = (userName: string, status: string) =>
    isClient ? status : `${userName} · ${status}`;

  const projects = await found('projects', ({ id, name, userName, status }: Project) => ({
    id,
    title: name,
    detail: byClient(userName, status),
    href: `/projects/${id}`,
  }));
  const tickets = await found('tickets', ({ id, subject, userName, status }: Ticket) => ({
    id,
    title: subject,
    detail: byClient(userName, status),
    href: `/support/${id}`,
  }));
  const clients = await found('clients', ({ id, full_name, company, email }: Client) => ({
    id,
    title: full_name,
    detail: joined(company, email),
    href: inPanel('clientes', { client: id }, id),
  }));
  const staff = await found('staff', ({ id, full_name, role, email }: StaffMember) => ({
    id,
    title: full_name,
    detail: joined(roleLabel(role), email),
    href: inPanel('personal', { buscar: full_name }, id),
  }));
  const messages = await found(
    'contactMessages',
    ({ id, name, subject, email }: ContactMessage) => ({
      id,
      title: name,
      detail: joined(subject, email ?? ''),
      href: inPanel('mensajes', { buscar: name }, id),
    }),
  );
  const complaints = await found('complaints', ({ id, code, fullName }: Complaint) => ({
    id,
    title: code,
    detail: fullName,
    href: inPanel('reclamaciones', { buscar: code }, id),
  }));
  const staffShown = Math.max(LEAST_STAFF, MOST_OF_A_KIND - clients.length);
  const team = staff.slice(0, staffShown);
  const people = [...clients.slice(0, MOST_OF_A_KIND - team.length), ...team];
  const groups: Found['groups'] = [
    { kind: 'project', rows: projects },
    { kind: 'ticket', rows: tickets },
    { kind: 'person', rows: people },
    { kind: 'message', rows: messages },
    { kind: 'complaint', rows: complaints },
  ];
  return { groups: groups.filter(({ rows }) => rows.length > 0) };
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** A table of the panel with the row found and opened, as the client keeps it in the address. */
function inPanel(tab: string, view: Record<string, string>, id: string): string {
  return `/admin/dashboard?${new URLSearchParams({ tab, ...view, abierta: id })}`;
}
