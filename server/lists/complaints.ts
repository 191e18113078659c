import { sql } from 'kysely';
import { by, byTime, key, type ListOf } from './list.ts';
import { termDays } from './termDays.ts';

const OPEN = sql`not t.answered`;

const states = ({ today, soonUntil }: ReturnType<typeof termDays>) => ({
  open: OPEN,
  answered: sql`t.answered`,
  overdue: sql`${OPEN} and t.due_date < ${today}`,
  soon: sql`${OPEN} and t.due_date between ${today} and ${soonUntil}`,
  onTime: sql`${OPEN} and t.due_date > ${soonUntil}`,
});

export const complaints: ListOf<'complaints'> = {
  rows: 'app.complaints',
  cards: 'app.complaint_cards',
  files: 'app.complaint_cards',
  sorts: {
    dueDate: by(key('answered', 'boolean'), key('due_key', 'integer')),
    code: by(key('code_key', 'bigint')),
    fullName: by(key('name_key', 'text')),
    type: by(key('type', 'text')),
    filedAt: byTime,
  },
  filters: {
    type: (type) => sql`t.type = ${type}`,
    state: (state, now) => states(termDays(now))[state],
  },
  search: 'app.search_complaints',
};
