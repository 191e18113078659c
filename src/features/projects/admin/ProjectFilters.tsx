import type { Profile } from '#contract/people.ts';
import { PROJECT_STATUSES } from '#contract/projectConstants.ts';
import { serviceTitles } from '#contract/serviceTitles.ts';
import { personLabel } from '#src/lib/personLabel.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { SelectField } from '#ui/SelectField';
import { adminProjectsCopy } from './adminProjectsCopy.ts';
import { NOBODY } from './projectColumns.tsx';

export interface ProjectFiltersProps {
  managers: readonly Profile[];
  filters: TableView['filters'];
  onChange: (part: Pick<TableView, 'filters'>) => void;
}

/** Filters by status, manager, service and state. */
export function ProjectFilters({ managers, filters, onChange }: ProjectFiltersProps) {
  const chosen = (name: string) => ({
    name,
    value: filters[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ filters: { ...filters, [name]: target.value } }),
  });
  return (
    <>
      <SelectField label={adminProjectsCopy.status} {...chosen('estado')}>
        <option value="">{adminProjectsCopy.anyStatus}</option>
        {PROJECT_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
      <SelectField label={adminProjectsCopy.assignedTo} {...chosen('asignado')}>
        <option value="">{adminProjectsCopy.anybody}</option>
        <option value={NOBODY}>{adminProjectsCopy.nobody}</option>
        {managers.map((person) => (
          <option key={person.id} value={person.id}>
            {personLabel(person)}
          </option>
        ))}
      </SelectField>
      <SelectField label={adminProjectsCopy.service} {...chosen('servicio')}>
        <option value="">{adminProjectsCopy.anyService}</option>
        {Object.entries(serviceTitles).map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField label={adminProjectsCopy.state} {...chosen('fases')}>
        <option value="">{adminProjectsCopy.anyState}</option>
        <option value="atrasadas">{adminProjectsCopy.overdue}</option>
        <option value="entregadas">{adminProjectsCopy.awaiting}</option>
        <option value="archivados">{adminProjectsCopy.archived}</option>
      </SelectField>
    </>
  );
}
