import * as z from 'zod/mini';
import { NewStaff, Profile } from './people.ts';
import { Id, Timestamp } from './shared.ts';

/**
 * `invited`: has not opened the invitation's link yet. `must_change_password`: active, with the password that came with
 * the account.
 */
export const StaffState = z.enum(['active', 'deactivated', 'invited', 'must_change_password']);
export type StaffState = z.infer<typeof StaffState>;

/** A person of the team as admins see them. Another server may answer with the profile alone. */
export const StaffMember = z.extend(Profile, {
  email: z.optional(z.string()),
  state: z.optional(StaffState),
  /** Null for who has never signed in. */
  lastSignInAt: z.optional(z.nullable(Timestamp)),
  /** How many projects they are in charge of; archived ones do not count. */
  projects: z.optional(z.int()),
  /** How many tickets that are not closed they are in charge of. */
  tickets: z.optional(z.int()),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** A new role, or whether the person may use the product. */
export const StaffChange = z
  .strictObject({
    role_id: z.optional(NewStaff.shape.role_id),
    active: z.optional(z.boolean('active es verdadero o falso.')),
    /** As in `ClientChange`. */
    was: z.optional(z.strictObject({ role_id: z.int() })),
  })
  .check(
    z.refine(
      ({ role_id: role, active }) => role !== undefined || active !== undefined,
      'Di qué cambia: role_id o active.',
    ),
  );
export type StaffChange = z.infer<typeof StaffChange>;

const CHOOSE = 'Elige a alguien de la lista.';

/** Who takes over somebody's projects, and who their tickets: seldom do both fit one person. */
export const Handover = z
  .strictObject({
    projects_to: z.optional(Id),
    tickets_to: z.optional(Id),
  })
  .check(
    z.refine(
      ({ projects_to: projects, tickets_to: tickets }) =>
        projects !== undefined || tickets !== undefined,
      CHOOSE,
    ),
  );
export type Handover = z.infer<typeof Handover>;

/** How many were handed over. */
export const HandedOver = z.object({ projects: z.int(), tickets: z.int() });
export type HandedOver = z.infer<typeof HandedOver>;
