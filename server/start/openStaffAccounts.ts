import { openIdentityAdmin, type IdentityAdmin } from '../features/people/identityAdmin.ts';
import type { IdentityOptions } from '../identity/identityPlugin.ts';
import type { Settings } from '../settings.ts';

/**
 * Opens the service in which accounts of new staff are created.
 *
 * @param embedded options of the embedded service, whose key may be generated at start
 * @param loopback calls this server
 */
export function openStaffAccounts(
  settings: Settings,
  embedded: Pick<IdentityOptions, 'serviceRoleKey'> | null,
  loopback: typeof fetch,
): IdentityAdmin {
  if (settings.mode === 'hosted') {
    const { supabaseUrl: url, serviceRoleKey } = settings;
    return openIdentityAdmin({ url, serviceRoleKey, fetch });
  }
  const serviceRoleKey = embedded?.serviceRoleKey ?? '';
  return openIdentityAdmin({ url: settings.siteUrl, serviceRoleKey, fetch: loopback });
}
