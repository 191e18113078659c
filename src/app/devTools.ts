import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { COMPLAINT_STATUSES, COMPLAINT_TYPES } from '#contract/complaintConstants.ts';
import { CONTACT_MESSAGE_STATUSES } from '#contract/contactMessageConstants.ts';
import { PHASE_STATES, PROJECT_STATUSES } from '#contract/projectConstants.ts';
import { roleLabels } from '#contract/roleLabels.ts';
import { TICKET_STATUSES } from '#contract/ticketConstants.ts';

/** The fields that are shown, by what they hold. A new field is hidden until it is added here. */
const STATUS_FIELDS = new Set([
  ...['status', 'state', 'kind', 'reason', 'requestStatus', 'endpointName', 'reducerPath'],
]);
/** Of these only known values: the server's may be any text. */
const KNOWN_FIELDS = new Set(['role', 'type']);
const ID_FIELDS = new Set([
  ...['id', 'requestId', 'userId', 'project_id', 'ticket_id', 'role_id'],
  ...['service_id', 'serviceId', 'serviceIds'],
]);
const COUNT_FIELDS = new Set([
  ...['total', 'unread', 'overdue', 'unassigned', 'projects', 'tickets'],
  ...['openTickets', 'awaitingClient', 'dueComplaints', 'newMessages', 'fromSameAddress'],
]);

/** Statuses with spaces or accents, and the roles and types that the server names; other statuses match {@link NAME}. */
const KNOWN_TEXTS = new Set<unknown>([
  ...Object.keys(roleLabels),
  ...[...TICKET_STATUSES, ...PROJECT_STATUSES, ...PHASE_STATES],
  ...[...COMPLAINT_STATUSES, ...COMPLAINT_TYPES, ...CONTACT_MESSAGE_STATUSES],
]);

/** A name from the code: 'signedIn', 'full_name'. */
const NAME = /^[a-z]\w{0,40}$/i;
/** The type of an action: 'auth/signedOut', '@@INIT'. */
const ACTION_TYPE = /^(@@|\w+\/)[\w./-]+$/;
/** A UUID, or what `nanoid` makes. */
const ID = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[\w-]{21})$/;
/** RTK Query's key of a query with its arguments: 'pageTickets({"search":"…"})'. */
const CACHE_KEY = /^(\w+)\((.*)\)$/s;

const HIDDEN = '•';

/**
 * Options of Redux DevTools, which are connected in every build. An allow-list shows statuses, ids, counts and endpoint
 * names; names, messages, tokens and whatever else may be personal is '•' in all that the extension shows and exports.
 */
export function devToolsOptions(): DevToolsEnhancerOptions {
  const show = createAllowList();
  const dev = process.env.NODE_ENV !== 'production';
  return {
    name: 'Tramayo',
    trace: dev,
    actionSanitizer: (action) => withEndpoint(show(action)),
    stateSanitizer: (state) => show(state),
    features: {
      // 'custom' would export the actions as the page has them, without the sanitizers.
      export: true,
      pause: true,
      import: dev,
      jump: dev,
      skip: dev,
      reorder: dev,
      dispatch: dev,
    },
  };
}

/** Makes a function that copies a value without what the allow-list does not name. */
function createAllowList(): <Value>(value: Value) => Value {
  // Consecutive states share most of their objects: copy each once.
  const copies = new WeakMap<object, unknown>();
  const queries = new Map<string, string>();

  /** Names of the code and ids stay; of a query's arguments only a number, which tells queries apart. */
  function showKey(key: string): string {
    const [, endpoint, args] = CACHE_KEY.exec(key) ?? [];
    if (endpoint === undefined) return NAME.test(key) || ID.test(key) ? key : HIDDEN;
    if (args === 'undefined') return key;
    const known = queries.get(key) ?? `${endpoint}(${HIDDEN}${queries.size + 1})`;
    queries.set(key, known);
    return known;
  }

  function show(value: unknown, field: string): unknown {
    if (value === null || value === undefined) return value;
    if (typeof value !== 'object') return showLeaf(value, field);
    const copy = copies.get(value) ?? showParts(value, field);
    copies.set(value, copy);
    return copy;
  }

  function showLeaf(value: unknown, field: string): unknown {
    if (field === 'queryCacheKey') return showKey(String(value));
    return isShown(value, field) ? value : HIDDEN;
  }

  function showParts(value: object, field: string): unknown {
    if (Array.isArray(value)) return value.map((item) => show(item, field));
    const parts = Object.entries(value).map(([key, part]) => [showKey(key), show(part, key)]);
    return Object.fromEntries(parts);
  }

  return <Value>(value: Value) => show(value, '') as Value;
}

function isShown(value: unknown, field: string): boolean {
  if (typeof value === 'number')
    return [STATUS_FIELDS, ID_FIELDS, COUNT_FIELDS].some((fields) => fields.has(field));
  if (typeof value !== 'string') return false;
  if (STATUS_FIELDS.has(field)) return NAME.test(value) || KNOWN_TEXTS.has(value);
  if (KNOWN_FIELDS.has(field)) return KNOWN_TEXTS.has(value) || ACTION_TYPE.test(value);
  return ID_FIELDS.has(field) && ID.test(value);
}

/** Names RTK Query's `api/executeQuery/…` actions after their endpoint: `api/listTickets/…`. */
function withEndpoint<Action extends UnknownAction>(action: Action): Action {
  const { meta } = action as { meta?: { arg?: { endpointName?: string } } };
  const endpoint = meta?.arg?.endpointName;
  if (endpoint === undefined) return action;
  return { ...action, type: action.type.replace(/^api\/execute\w+/, `api/${endpoint}`) };
}
