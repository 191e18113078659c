import type { UserRow } from '../users.ts';

/** A user in GoTrue's format, for its owner; never with the password hash. */
export function userBody(user: UserRow) {
  const confirmedAt = user.email_confirmed_at?.toISOString();
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: confirmedAt,
    confirmed_at: confirmedAt,
    banned_until: user.banned_until?.toISOString(),
    last_sign_in_at: user.last_sign_in_at?.toISOString(),
    ...(user.email_change && { new_email: user.email_change }),
    phone: '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: [],
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
}
