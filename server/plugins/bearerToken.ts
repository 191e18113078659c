/** The token of an `Authorization: Bearer …` header (RFC 6750), if present. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
