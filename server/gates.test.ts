import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { CALL_NAMES, calls, type CallName } from '#contract/calls.ts';
import { pathFor } from '#contract/routes.ts';
import type { CastName } from './testing/company.ts';
import './testing/cheapHashes.ts';
import { forEmbeddedDatabase } from './testing/databases.ts';
import { COLUMNS, GATES } from './testing/gatesTable.ts';
import { goodCalls, type GoodCall } from './testing/goodCalls.ts';
import { injectOnce } from './testing/injectOnce.ts';
import { tableFingerprints } from './testing/tableFingerprints.ts';
import { wholeApp, type WholeApp } from './testing/wholeApp.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`who may call, on ${databaseName}`, () => {
    let whole: WholeApp;
    let good: (name: CallName) => GoodCall;

    before(async () => {
      whole = await wholeApp(await open());
      good = await goodCalls(whole);
    });

    const send = async (who: CastName | null, call: GoodCall) => {
      const token = who && (await whole.mint.issue(whole.cast[who]));
      const answer = await injectOnce(whole.app, {
        ...call,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
      if (answer.statusCode === 204) return { status: 204, body: undefined };
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      const body = isJson ? (answer.json() as Record<string, unknown>) : answer.body;
      return { status: answer.statusCode, body };
    };

    it('each call answers each role as the table of gates says', async () => {
      const wrong: string[] = [];
      let rows = await tableFingerprints(whole.db);
      const requireUnchanged = async (until: string) => {
        assert.deepEqual(await tableFingerprints(whole.db), rows, `a refused call before ${until}`);
      };
      for (const name of CALL_NAMES) {
        for (const [column, who] of COLUMNS.entries()) {
          const cell = `${name} by ${who ?? 'a visitor'}`;
          const gate = GATES[name][column];
          if (gate === 'ok') {
            await requireUnchanged(cell);
            const { status, body } = await send(who, good(name));
            if (status !== calls[name].success) wrong.push(`${cell}: ${status}`);
            // The strict schema rejects any key that the contract does not declare.
            else assert.deepEqual(calls[name].response.parse(body), body, cell);
            const now = await tableFingerprints(whole.db);
            if ('creates' in calls[name]) assert.notDeepEqual(now, rows, cell);
            rows = now;
          } else {
            const { status, body } = await send(who, good(name));
            if (status !== gate) wrong.push(`${cell}: ${status}, not ${gate}`);
            assert.deepEqual(Object.keys(body ?? {}), ['message'], cell);
            assert.notEqual((body as Record<string, unknown>).message, '', cell);
          }
        }
      }
      await requireUnchanged('the end');
      assert.deepEqual(wrong, []);
    });

    const byId: [CastName, CallName][] = [
      ['admin', 'updateProject'],
      ['admin', 'assignProject'],
      ['admin', 'editProject'],
      ['admin', 'archiveProject'],
      ['admin', 'restoreProject'],
      ['admin', 'duplicateProject'],
      ['admin', 'updateTemplate'],
      ['admin', 'updateTicket'],
      ['ticketManager', 'updateTicket'],
      ['client', 'getProject'],
      ['projectManager', 'updateOwnProject'],
      ['projectManager', 'postUpdate'],
      ['projectManager', 'deliverPhase'],
      ['client', 'approvePhase'],
      ['client', 'requestChanges'],
      ['client', 'getTicket'],
      ['client', 'replyToTicket'],
      ['client', 'closeTicket'],
      ['client', 'reopenTicket'],
      ['client', 'getFileLink'],
      ['admin', 'assignTicket'],
      ['admin', 'updateSavedReply'],
      ['admin', 'removeSavedReply'],
      ['admin', 'updateStaff'],
      ['admin', 'handOver'],
      ['admin', 'getContactMessage'],
      ['admin', 'updateContactMessage'],
      ['admin', 'replyToContactMessage'],
      ['admin', 'noteOnContactMessage'],
    ];
    it('an unknown id is a 404 and changes nothing', async () => {
      const earlier = await tableFingerprints(whole.db);
      for (const [who, name] of byId) {
        const url = `/api${pathFor(calls[name], randomUUID())}`;
        const { status, body } = await send(who, { ...good(name), url });
        assert.equal(status, 404, `${name} by ${who}`);
        assert.deepEqual(Object.keys(body ?? {}), ['message'], `${name} by ${who}`);
      }
      assert.deepEqual(await tableFingerprints(whole.db), earlier);
    });

    it('checks the role before the body, so that validation messages do not leak', async () => {
      const payload = { nonsense: true };
      for (const name of CALL_NAMES.filter((each) => 'body' in calls[each])) {
        for (const [column, who] of COLUMNS.entries()) {
          const gate = GATES[name][column];
          const { status } = await send(who, { ...good(name), payload });
          // Ticket managers open tickets for clients only: what they may is in the body.
          const isByBody = name === 'createTicket' && who === 'ticketManager';
          assert.equal(status, gate === 'ok' || isByBody ? 400 : gate, `${name} by ${who}`);
        }
      }
    });

    it('refuses a malformed id', async () => {
      const answer = await send('admin', {
        ...good('updateProject'),
        url: '/api/admin/projects/1',
      });
      assert.deepEqual(answer, {
        status: 400,
        body: { message: 'El identificador no es válido.' },
      });
    });
  });
});
