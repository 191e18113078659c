import * as z from 'zod/mini';
import { FULL_NAME_LENGTH, PASSWORD_MIN_LENGTH } from './peopleConstants.ts';
import { Email, Id, isStorable, RequiredLine, Timestamp, Known } from './shared.ts';

export const Role = z.object({ id: z.int(), name: z.string() });
export type Role = z.infer<typeof Role>;

export const Profile = z.object({
  id: Id,
  full_name: z.string(),
  role_id: z.nullable(z.int()),
  role: z.string(),
  /** Beyond the specification: what tells people of one name apart, in the panel's bundle. */
  detail: z.optional(z.string()),
});
export type Profile = z.infer<typeof Profile>;

/** A reference to a person in another object. */
export const PersonRef = z.object({ id: Id, full_name: z.string() });
export type PersonRef = z.infer<typeof PersonRef>;

export const NewStaff = z.strictObject({
  email: Email,
  password: z
    .string('La contraseña es obligatoria.')
    .check(
      z.minLength(
        PASSWORD_MIN_LENGTH,
        `La contraseña debe tener al menos ${PASSWORD_MIN_LENGTH} caracteres.`,
      ),
      z.maxLength(72, 'La contraseña admite hasta 72 caracteres.'),
      z.refine(isStorable, 'La contraseña contiene un carácter no permitido.'),
    ),
  full_name: RequiredLine('el nombre completo', FULL_NAME_LENGTH),
  role_id: z
    .int('Elige un rol.')
    .check(z.gte(1, 'Ese rol no existe.'), z.lte(32_767, 'Ese rol no existe.')),
});
export type NewStaff = z.infer<typeof NewStaff>;

/** A person to invite by mail, as client or staff. */
export const NewInvitation = z.strictObject({
  email: Email,
  full_name: NewStaff.shape.full_name,
  role_id: NewStaff.shape.role_id,
});
export type NewInvitation = z.infer<typeof NewInvitation>;

/** A person's own account. */
export const Account = z.object({
  full_name: z.string(),
  email: z.string(),
  /** The address that waits for its confirmations. */
  newEmail: z.optional(z.nullable(z.string())),
  role: z.string(),
  /** Whether the password is still the one that an admin gave with the account. */
  mustChangePassword: z.optional(z.boolean()),
  /** The open sessions, the current one first. */
  sessions: z.array(
    z.object({
      id: Id,
      current: z.boolean(),
      /** Browser and system in words: 'Chrome en Android'. */
      device: z.string(),
      lastUsedAt: Timestamp,
    }),
  ),
});
export type Account = z.infer<typeof Account>;

/** `was` as in `ClientChange`. */
export const AccountChange = z.strictObject({
  full_name: NewStaff.shape.full_name,
  was: z.optional(z.strictObject({ full_name: Known })),
});
export type AccountChange = z.infer<typeof AccountChange>;
