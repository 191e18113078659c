import type { PersonRef } from '#contract/people.ts';
import type { Project } from '#contract/projects.ts';
import { selectManagers, useAdminData } from '#src/api/adminData.ts';
import { personLabel } from '#src/lib/personLabel.ts';
import { Select } from '#ui/SelectField';
import { adminProjectsCopy, fieldOf } from './adminProjectsCopy.ts';
import { useProjectEdit } from './ProjectSaves.tsx';

/** Select for a project's manager. */
export function ManagerField({ project }: { project: Project }) {
  const managers = useAdminData(selectManagers);
  const { assign } = useProjectEdit();
  const current = project.assigned_to;
  // The assigned person may have lost the manager role; list them anyway.
  const isManager = current === null || managers.some(({ id }) => id === current.id);
  const people: readonly (PersonRef & { detail?: string | undefined })[] = isManager
    ? managers
    : [current, ...managers];

  function choose(id: string) {
    void assign(project, people.find((person) => person.id === id) ?? null);
  }

  return (
    <Select
      $inTable
      name="assigned_to"
      aria-label={fieldOf(adminProjectsCopy.assignedTo, project)}
      value={current?.id ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{adminProjectsCopy.nobody}</option>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {personLabel(person)}
        </option>
      ))}
    </Select>
  );
}
