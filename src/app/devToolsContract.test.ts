import { expect, test } from '@jest/globals';
import { CALL_NAMES, calls } from '#contract/calls.ts';
import { aProfile } from '#src/testing/builders.ts';
import { devToolsOptions } from './devTools.ts';

/** A value that a schema accepts, with the same one word in each free text and the same number everywhere. */
function marked(schema: unknown): unknown {
  const { def } = (schema as { _zod?: { def?: Def } } | undefined)?._zod ?? {};
  if (def === undefined) return null;
  if (def.shape) {
    const parts = Object.entries(def.shape).map(([name, part]) => [name, marked(part)]);
    return Object.fromEntries(parts);
  }
  if (def.element) return [marked(def.element)];
  if (def.innerType) return marked(def.innerType);
  if (def.options) return def.options.map(marked);
  if (def.entries) return Object.values(def.entries)[0];
  if (def.values) return def.values[0];
  if (def.type === 'number') return MARKED_NUMBER;
  return def.format === 'uuid' ? aProfile().id : MARKED_WORD;
}

interface Def {
  type: string;
  format?: string;
  shape?: object;
  element?: object;
  innerType?: object;
  options?: object[];
  entries?: object;
  values?: unknown[];
}

const MARKED_WORD = 'Zoraida';
const MARKED_NUMBER = 31_415_926;

/** The names of the fields whose value is the marked number. */
function numberFields(value: unknown, field = ''): string[] {
  if (value === MARKED_NUMBER) return [field];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => numberFields(part, isList ? field : key));
}

test.each(CALL_NAMES.filter((name) => name !== 'exportAccount'))(
  'of %s no text and no amount is shown, neither asked nor answered',
  (name) => {
    const { actionSanitizer, stateSanitizer } = devToolsOptions();
    const call: { query?: unknown; body?: unknown; response: unknown } = calls[name];
    const originalArgs = { query: marked(call.query), body: marked(call.body) };
    const queryCacheKey = `${name}(${JSON.stringify(originalArgs)})`;
    const arg = { endpointName: name, originalArgs, queryCacheKey };
    const data = marked(call.response);
    const action = { type: 'api/executeQuery/fulfilled', meta: { arg }, payload: data };
    const error = { status: 422, message: MARKED_WORD };
    const query = { ...arg, status: 'fulfilled', data, error, fulfilledTimeStamp: MARKED_NUMBER };
    const shownAction = actionSanitizer?.(action, 1);
    const shownState = stateSanitizer?.({ api: { queries: { [queryCacheKey]: query } } }, 1);

    expect(JSON.stringify([shownAction, shownState])).not.toContain(MARKED_WORD);
    expect(shownAction).toMatchObject({ type: `api/${name}/fulfilled` });
    expect(shownState).toMatchObject({
      api: { queries: { [`${name}(•1)`]: { endpointName: name, status: 'fulfilled' } } },
    });
    const idsAndCounts = [
      ...['id', 'role_id', 'service_id', 'serviceId', 'serviceIds', 'total', 'unread'],
      ...['overdue', 'unassigned', 'projects', 'tickets', 'openTickets', 'awaitingClient'],
      ...['dueComplaints', 'newMessages', 'fromSameAddress'],
    ];
    const others = numberFields([shownAction, shownState]).filter(
      (field) => !idsAndCounts.includes(field),
    );
    expect(others).toEqual([]);
  },
);
