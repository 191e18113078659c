import type { Profile } from '#contract/people.ts';
import { roleLabel } from '#contract/roleLabels.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import type { Column } from '#ui/DataTable';
import { staffTableCopy } from './staffCopy.ts';

/** By name. */
export const firstView: TableView = {
  search: '',
  filters: {},
  sort: { column: 'nombre', descending: false },
};

export const staffColumns = [
  {
    id: 'nombre',
    label: staffTableCopy.name,
    field: 'full_name',
    width: 'minmax(0, 1fr)',
    look: 'name',
    text: ({ full_name }) => full_name,
  },
  {
    id: 'rol',
    label: staffTableCopy.role,
    field: 'role',
    width: 'minmax(0, 1fr)',
    text: ({ role }) => roleLabel(role),
  },
] as const satisfies readonly Column<Profile>[];
