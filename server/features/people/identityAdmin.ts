import { createClient, type AdminUserAttributes, type UserResponse } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { NewStaff } from '#contract/people.ts';
import { Id } from '#contract/shared.ts';
import { Refusal } from '../../plugins/errors.ts';
import {
  accountRefusal,
  providerFault,
  UNANSWERED,
  UNFIT_EMAIL,
  type Failure,
} from './accountRefusal.ts';

const HALF_MADE =
  'La cuenta se creó sin permisos de personal y no se pudo retirar: bórrala en el servicio de identidad antes de volver a intentarlo.';

const FOLLOWS_LATER =
  'El cambio está guardado, pero el servicio de identidad no responde. Si esa persona puede entrar o no se pondrá al día en una hora como mucho.';

/** GoTrue knows no ban without an end: a century. */
const FOR_GOOD = '876000h';

/** The identity provider's admin API, used with the service key. */
export interface IdentityAdmin {
  /**
   * Creates a confirmed account. The person is a client until they get a role.
   *
   * @returns its id
   * @throws Refusal 400, 409, or 503 if the provider fails
   */
  createAccount(account: Omit<NewStaff, 'role_id'>): Promise<string>;
  /**
   * Creates an account without a password, a client's too, and mails its owner the invitation.
   *
   * @returns its id
   * @throws Refusal 400, 409, or 503 if the provider fails; the account is deleted again then
   */
  inviteAccount(person: Pick<NewStaff, 'email' | 'full_name'>): Promise<string>;
  /**
   * Mails another link to somebody who has not accepted yet.
   *
   * @throws Refusal 409 if they have, 503 if the provider fails
   */
  inviteAgain(email: string): Promise<void>;
  /** @throws Refusal 503 if the account could not be deleted */
  removeAccount(id: string): Promise<void>;
  /**
   * Lets a person sign in, or refuses it. To be called with what the profile says (bans.ts).
   *
   * @throws Refusal 503 if the provider fails, which may have done it
   */
  setActive(id: string, active: boolean): Promise<void>;
}

/** In milliseconds. Their sum is shorter than the lease of an Idempotency-Key. */
interface Limits {
  /** Time limit for creating an account. */
  answer: number;
  /** Time limit of one attempt to delete it again, or to ban somebody. */
  attempt: number;
  /** Pause before each of these attempts. */
  pauses: readonly number[];
}
const LIMITS: Limits = { answer: 10_000, attempt: 2_000, pauses: [0, 500, 1_500] };

export interface IdentityProvider {
  /** Without `/auth/v1`. */
  url: string;
  serviceRoleKey: string;
  /** The global `fetch`, or the server's loopback. */
  fetch: typeof fetch;
  limits?: Limits;
}

/** Uses GoTrue's API, for hosted projects and embedded identity alike. */
export function openIdentityAdmin(provider: IdentityProvider): IdentityAdmin {
  const limits = provider.limits ?? LIMITS;
  const accounts = connect(provider, limits.answer);
  const again = connect(provider, limits.attempt);

  /** Whether the account is known to be deleted. */
  async function takeBack(id: string): Promise<boolean> {
    for (const wait of limits.pauses) {
      await pause(wait);
      const outcome = await outcomeOf(() => again.deleteUser(id));
      if ('id' in outcome || outcome.failure.status === 404) return true;
    }
    return false;
  }

  async function create(account: AdminUserAttributes, unfit?: string): Promise<string> {
    // We choose the id, so that an account can be deleted even if the answer to its creation
    // was lost.
    const id = randomUUID();
    const outcome = await outcomeOf(() => accounts.createUser({ id, ...account }));
    if ('id' in outcome) return outcome.id;
    const refusal = accountRefusal(outcome.failure, unfit);
    if (refusal) throw refusal;
    await takeBack(id);
    throw unanswered(outcome.failure);
  }

  async function inviteAgain(email: string): Promise<void> {
    const outcome = await outcomeOf(() => accounts.inviteUserByEmail(email));
    if ('id' in outcome) return;
    throw accountRefusal(outcome.failure, UNFIT_EMAIL) ?? unanswered(outcome.failure);
  }

  return {
    createAccount: ({ email, password, full_name }) =>
      create({ email, password, email_confirm: true, user_metadata: { full_name } }),

    async inviteAccount({ email, full_name }) {
      // Created first: the answer to an invitation may be lost, and its id with it.
      const user_metadata = { full_name };
      const id = await create(
        { email, user_metadata, app_metadata: { invited: true } },
        UNFIT_EMAIL,
      );
      try {
        await inviteAgain(email);
      } catch (error) {
        // An account that stays is an invited client's: the next invitation goes on with it.
        await takeBack(id);
        throw error;
      }
      return id;
    },
    inviteAgain,

    async removeAccount(id) {
      if (await takeBack(id)) return;
      throw new Refusal(503, HALF_MADE, new Error('a partly created account could not be deleted'));
    },

    async setActive(id, active) {
      let failure: Failure = {};
      for (const wait of limits.pauses) {
        await pause(wait);
        const outcome = await outcomeOf(() =>
          again.updateUserById(id, { ban_duration: active ? 'none' : FOR_GOOD }),
        );
        if ('id' in outcome) return;
        ({ failure } = outcome);
      }
      throw new Refusal(503, FOLLOWS_LATER, providerFault(failure));
    },
  };
}

function unanswered(failure: Failure): Refusal {
  return new Refusal(503, UNANSWERED, providerFault(failure));
}

function connect({ url, serviceRoleKey, fetch: call }: IdentityProvider, within: number) {
  const client = createClient(url, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      // A redirect could forward the key.
      fetch: (input, init) =>
        call(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(within) }),
    },
  });
  return client.auth.admin;
}

/** The account's id or the failure. auth-js throws on malformed answers. */
async function outcomeOf(
  work: () => Promise<UserResponse>,
): Promise<{ id: string } | { failure: Failure }> {
  try {
    const { data, error } = await work();
    return error ? { failure: error } : { id: Id.parse(data.user.id) };
  } catch {
    return { failure: { code: 'unreadable' } };
  }
}
