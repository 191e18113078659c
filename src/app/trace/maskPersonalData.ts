/**
 * Fields that never hold personal data: statuses, types, endpoint names, generated ids. All other texts are masked, so
 * new fields are masked by default.
 */
const PLAIN_FIELDS = new Set([
  ...['type', 'status', 'kind', 'role', 'id', 'op'],
  ...['endpointName', 'reducerPath', 'requestId', 'requestStatus'],
]);

/** Dates, instants, UUIDs, and cache keys of queries without an argument. */
const PLAIN_TEXT =
  /^(\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\w+\(undefined\))$/i;

/** Field names and generated ids. Cache keys with an argument do not match: they may contain a search text. */
const PLAIN_KEY = /^[\w-]{1,40}$/;

/**
 * Makes a function that copies a value and replaces texts that may hold personal data (names, e-mails, messages,
 * prompts, tokens, passwords) by '•1', '•2'…. Equal texts get the same number, so that reducers which compare texts
 * behave the same on masked actions and traces can be replayed.
 */
export function createMask(): <Value>(value: Value) => Value {
  const numbers = new Map<string, string>();
  // Consecutive states share most of their objects: copy each object once.
  const copies = new WeakMap<object, unknown>();

  function maskText(text: string): string {
    if (text === '' || PLAIN_TEXT.test(text)) return text;
    const known = numbers.get(text) ?? `•${numbers.size + 1}`;
    numbers.set(text, known);
    return known;
  }

  const maskKey = (key: string) => (PLAIN_KEY.test(key) ? key : maskText(key));

  function mask(value: unknown, field: string): unknown {
    if (typeof value === 'string') return PLAIN_FIELDS.has(field) ? value : maskText(value);
    if (typeof value !== 'object' || value === null) return value;
    const copy = copies.get(value) ?? maskParts(value, field);
    copies.set(value, copy);
    return copy;
  }

  function maskParts(value: object, field: string): unknown {
    if (Array.isArray(value)) return value.map((item) => mask(item, field));
    if (isPatch(value)) {
      const { path, value: changed } = value;
      const names = path.filter((step) => typeof step === 'string');
      return {
        ...value,
        path: path.map((step) => (typeof step === 'string' ? maskKey(step) : step)),
        value: mask(changed, names.at(-1) ?? ''),
      };
    }
    const parts = Object.entries(value).map(([key, part]) => [maskKey(key), mask(part, key)]);
    return Object.fromEntries(parts);
  }

  return <Value>(value: Value) => mask(value, '') as Value;
}

/** An Immer patch; RTK Query's actions contain some. */
interface Patch {
  op: string;
  path: (string | number)[];
  value?: unknown;
}

function isPatch(value: object): value is Patch {
  return 'op' in value && 'path' in value && Array.isArray(value.path);
}
