/** A JSON array of values that are JSON text already: parsing them would cost more than reading them. */
export function jsonArray(values: readonly string[]): string {
  return `[${values.join(',')}]`;
}

/** A JSON object of values that are JSON text already. */
export function jsonObject(values: Readonly<Record<string, string>>): string {
  const members = Object.entries(values).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${members.join(',')}}`;
}
