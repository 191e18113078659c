import type { Role } from '#contract/people.ts';
import { roleLabel } from '#contract/roleLabels.ts';
import { staffCopy } from '../staff/staffCopy.ts';

/** The options of a staff member's role: every role but the clients'. */
export function RoleOptions({ roles }: { roles: readonly Role[] }) {
  return (
    <>
      <option value="">{staffCopy.chooseRole}</option>
      {roles
        .filter(({ name }) => name !== 'client')
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {roleLabel(name)}
          </option>
        ))}
    </>
  );
}
