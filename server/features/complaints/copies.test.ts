import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { ComplaintReceipt } from '#contract/complaints.ts';
import type { Database } from '../../db/port.ts';
import { complaintCopiesADay } from '../../start/openComplaints.ts';
import { SIX_FIELDS } from '../../testing/complaint.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { freshEmail } from '../../testing/sentLinks.ts';
import { testApp, testServices } from '../../testing/testApp.ts';

const WENT = /La copia del consumidor salió junto con este aviso/;
const HELD_BACK = /La copia del consumidor no se envió: en un día ya salieron demasiadas/;

interface StoredMail {
  kind: string;
  text: string;
  html: string;
}

const appWith = (db: Database, limited: boolean) => {
  const copies = complaintCopiesADay(limited);
  return testApp({ db, services: testServices({ complaintCopiesADay: copies }) }).app;
};

forEmbeddedDatabase((name, open) => {
  describe(`the copies of complaints on ${name}`, () => {
    let db: Database;
    let app: FastifyInstance;
    let email: string;

    before(async () => {
      db = await open();
      app = appWith(db, true);
    });
    beforeEach(() => {
      email = freshEmail();
    });

    const file = async (to: string, at = app): Promise<string> => {
      const payload = { ...SIX_FIELDS, email: to };
      const answer = await at.inject({ method: 'POST', url: '/api/data/complaints', payload });
      assert.equal(answer.statusCode, 201, answer.body);
      const receipt = answer.json<ComplaintReceipt>();
      assert.deepEqual(ComplaintReceipt.parse(receipt), receipt);
      return receipt.code;
    };
    const mailsAbout = (code: string) =>
      db.query<StoredMail>(
        `select kind, text, html from app.outbox where subject like '%' || $1 || '%' order by kind`,
        [code],
      );
    /** Whether the consumer got a copy; the agency's notice states it. */
    const wasCopied = async (code: string): Promise<boolean> => {
      const mails = await mailsAbout(code);
      const notice = mails.pop();
      assert.equal(notice?.kind, 'complaint_notice');
      for (const part of [notice.text, notice.html]) {
        assert.match(part, mails.length > 0 ? WENT : HELD_BACK);
        assert.doesNotMatch(part, mails.length > 0 ? HELD_BACK : WENT);
      }
      assert.deepEqual(
        mails.map(({ kind }) => kind),
        mails.slice(0, 1).map(() => 'complaint_copy'),
      );
      return mails.length > 0;
    };
    const copied = (codes: string[]) => Promise.all(codes.map(wasCopied));

    it('are limited to five per address and day, in any letter case; each complaint is filed', async () => {
      const codes: string[] = [];
      for (let turn = 0; turn < 7; turn += 1) {
        codes.push(await file(turn % 2 ? email.toUpperCase() : email));
      }
      assert.deepEqual(await copied(codes), [true, true, true, true, true, false, false]);
      assert.equal(await wasCopied(await file(freshEmail())), true);
      await db.query(`update app.outbox set created_at = created_at - interval '25 hours'`);
      assert.equal(await wasCopied(await file(email)), true);
    });

    it('are limited for concurrent complaints too', async () => {
      const codes = await Promise.all(Array.from({ length: 10 }, () => file(email)));
      assert.equal((await copied(codes)).filter(Boolean).length, 5);
    });

    it('are not limited with RATE_LIMITS=off', async () => {
      const unlimited = appWith(db, false);
      for (let turn = 0; turn < 7; turn += 1) {
        assert.equal(await wasCopied(await file(email, unlimited)), true);
      }
    });
  });
});
