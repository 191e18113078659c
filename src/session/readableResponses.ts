/**
 * `fetch` for supabase-js that throws on a response that is not the provider's, such as the page of a captive portal
 * or a proxy, or a truncated session. supabase-js then retries; otherwise it would end the session.
 */
export const fetchReadable: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status === 204) return response;
  const body: unknown = await response.clone().json();
  if (response.ok && urlOf(input).includes('/auth/v1/token?') && !hasToken(body)) {
    throw new TypeError('The provider answered without a token');
  }
  return response;
};

function hasToken(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'access_token' in body;
}

function urlOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : input.toString();
}
