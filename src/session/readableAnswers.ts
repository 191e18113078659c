/**
 * `fetch` for supabase-js that takes an answer nobody can read (a captive portal's page, a proxy's,
 * half a session) for a lost connection. supabase-js would take it for the provider's refusal, and
 * end the session over it.
 */
export const fetchReadable: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.status === 204) return answer;
  const body: unknown = await answer.clone().json();
  if (answer.ok && urlOf(input).includes('/auth/v1/token?') && !hasToken(body)) {
    throw new TypeError('The provider answered without a token');
  }
  return answer;
};

function hasToken(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'access_token' in body;
}

function urlOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : input.toString();
}
