interface Person {
  full_name: string;
  /** What tells people of one name apart; missing for who has the name alone. */
  detail?: string | undefined;
}

/** A person in a picker: the name alone unless others have it (CLIENT-5). */
export function personLabel({ full_name, detail }: Person): string {
  return detail === undefined ? full_name : `${full_name} (${detail})`;
}

interface PersonsRow {
  userName: string;
  userDetail?: string | undefined;
}

/** The person of a table's row, in one line. */
export function userLabel({ userName, userDetail }: PersonsRow): string {
  return userDetail === undefined ? userName : `${userName} · ${userDetail}`;
}

const SPANISH = new Intl.Collator('es');

/** The order of Spanish names: without regard to capitals and accents, ñ after n; those alike by what tells them apart. */
export function byName(one: Person, other: Person): number {
  return (
    SPANISH.compare(one.full_name, other.full_name) ||
    SPANISH.compare(one.detail ?? '', other.detail ?? '')
  );
}
