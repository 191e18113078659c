import { tabStorage } from './safeStorage.ts';

const KEY = 'tramayo.address';
const HALF_HOUR = 30 * 60 * 1000;

/**
 * Keeps the address that a guard turned somebody away from, for this tab and half an hour.
 *
 * @param address as `/projects/1?x`
 * @param userId whose it is, where their session ended there; null for a visitor's
 */
export function rememberAddress(address: string, userId: string | null): void {
  tabStorage.setItem(KEY, JSON.stringify([address, userId, Date.now()]));
}

/** The address to go to after signing in; null without one, and where it was another person's. */
export function rememberedAddress(userId: string): string | null {
  try {
    const [address, owner, at] = JSON.parse(tabStorage.getItem(KEY) ?? '') as unknown[];
    const isFresh = typeof at === 'number' && Date.now() - at < HALF_HOUR;
    const isFor = isFresh && (owner === null || owner === userId);
    return isFor && typeof address === 'string' && address.startsWith('/') ? address : null;
  } catch {
    return null;
  }
}

export function forgetAddress(): void {
  tabStorage.removeItem(KEY);
}
