import { createClient, type UserResponse } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { NewStaff } from '#contract/people.ts';
import { Id } from '#contract/shared.ts';
import { Refusal } from '../../plugins/errors.ts';
import { accountRefusal, providerFault, UNANSWERED, type Failure } from './accountRefusal.ts';

const HALF_MADE =
  'La cuenta se creó sin permisos de personal y no se pudo retirar: bórrala en el servicio de identidad antes de volver a intentarlo.';

/** The identity provider's admin calls, by service key. */
export interface IdentityAdmin {
  /**
   * Makes an account that needs no confirmation; the person is a client until they get a role.
   *
   * @returns its id
   * @throws Refusal 400, 409, or 503 when the provider does not do its part
   */
  createAccount(account: Omit<NewStaff, 'role_id'>): Promise<string>;
  /** @throws Refusal 503 when the account could not be taken back */
  removeAccount(id: string): Promise<void>;
}

/** Milliseconds. Together they stay below the lease of an Idempotency-Key. */
interface Limits {
  /** For the answer to a new account. */
  answer: number;
  /** For the answer to an attempt at taking one back. */
  takeBack: number;
  /** Before each of these attempts. */
  pauses: readonly number[];
}
const LIMITS: Limits = { answer: 10_000, takeBack: 2_000, pauses: [0, 500, 1_500] };

export interface IdentityProvider {
  /** Without `/auth/v1`. */
  url: string;
  serviceRoleKey: string;
  /** The network's, or the server's own loopback. */
  fetch: typeof fetch;
  limits?: Limits;
}

/** Speaks GoTrue's protocol, to a hosted project and to embedded identity alike. */
export function openIdentityAdmin(provider: IdentityProvider): IdentityAdmin {
  const limits = provider.limits ?? LIMITS;
  const accounts = connect(provider, limits.answer);
  const takenBack = connect(provider, limits.takeBack);

  /** Whether the account is known to be gone. */
  async function takeBack(id: string): Promise<boolean> {
    for (const wait of limits.pauses) {
      await pause(wait);
      const outcome = await outcomeOf(() => takenBack.deleteUser(id));
      if ('id' in outcome || outcome.failure.status === 404) return true;
    }
    return false;
  }

  return {
    async createAccount({ email, password, full_name }) {
      // Ours to choose: so an account whose making was never answered can be taken back as well.
      const id = randomUUID();
      const outcome = await outcomeOf(() =>
        accounts.createUser({
          id,
          email,
          password,
          email_confirm: true,
          user_metadata: { full_name },
        }),
      );
      if ('id' in outcome) return outcome.id;
      const refusal = accountRefusal(outcome.failure);
      if (refusal) throw refusal;
      await takeBack(id);
      throw new Refusal(503, UNANSWERED, providerFault(outcome.failure));
    },

    async removeAccount(id) {
      if (await takeBack(id)) return;
      throw new Refusal(503, HALF_MADE, new Error('a half-made account could not be taken back'));
    },
  };
}

function connect({ url, serviceRoleKey, fetch: call }: IdentityProvider, within: number) {
  const client = createClient(url, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      // A redirect could lead the key elsewhere.
      fetch: (input, init) =>
        call(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(within) }),
    },
  });
  return client.auth.admin;
}

/** The account's id, or what stood in the way. auth-js throws at answers that make no sense. */
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
