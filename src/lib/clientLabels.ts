interface NamedClient {
  id: string;
  full_name: string;
  company: string;
  email: string;
}

/** How pickers name clients, by id: the name alone; where others have it too, with company or e-mail (CLIENT-5). */
export function clientLabels(clients: readonly NamedClient[]): Readonly<Record<string, string>> {
  const count = new Map<string, number>();
  for (const { full_name: name } of clients) count.set(name, (count.get(name) ?? 0) + 1);
  return Object.fromEntries(
    clients.map(({ id, full_name: name, company, email }) => [
      id,
      (count.get(name) ?? 0) > 1 ? `${name} (${company === '' ? email : company})` : name,
    ]),
  );
}
