/** For a link to an address that a person typed: search engines must not take it for ours. */
export const outwards = { target: '_blank', rel: 'noopener nofollow ugc' } as const;
