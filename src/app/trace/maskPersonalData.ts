/**
 * Fields whose texts are words of the program: statuses, types, names of endpoints, generated ids. Every other
 * text is masked, so a new field with personal data is masked before anybody thinks of it.
 */
const PLAIN_FIELDS = new Set([
  ...['type', 'status', 'kind', 'role', 'id', 'op'],
  ...['endpointName', 'reducerPath', 'requestId', 'requestStatus'],
]);

/** Days, instants, uuids, and the cache key of a query without an argument. */
const PLAIN_TEXT =
  /^(\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\w+\(undefined\))$/i;

/** A field's name or a generated id. A cache key with an argument is neither: it may quote a search. */
const PLAIN_KEY = /^[\w-]{1,40}$/;

/**
 * Makes a copier that puts '•1', '•2'… in the place of texts that may say something of a person: names, e-mails,
 * messages, prompts, tokens, documents, passwords. One text always gets the same number, so reducers that
 * compare texts come to the same result with masked actions: a trace can be replayed.
 */
export function createMask(): <Value>(value: Value) => Value {
  const numbers = new Map<string, string>();
  // States share most of their objects: what was copied once is not copied again.
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

/** A change as Immer describes it: RTK Query's actions carry some. */
interface Patch {
  op: string;
  path: (string | number)[];
  value?: unknown;
}

function isPatch(value: object): value is Patch {
  return 'op' in value && 'path' in value && Array.isArray(value.path);
}
