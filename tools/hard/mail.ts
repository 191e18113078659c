import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { SIX_FIELDS } from '../../server/testing/complaint.ts';
import { freePort } from '../freePort.ts';
import { startCatcher } from '../../server/testing/smtpCatcher.ts';
import type { HardCase } from './hardCase.ts';
import * as servers from './servers.ts';

/** One to the consumer, one to the agency. */
const MAILS_EACH = 2;

export const mailDown: HardCase = {
  name: 'complaints while the mail server is down',
  promise:
    'every complaint is filed and numbered; every mail is sent within two minutes after the outage',
  async run({ of }, started) {
    const complaints = of(50);
    const port = await freePort();
    const { url } = await started.server({
      DATA_DIR: path.join(await started.folder(), 'data'),
      DEMO_DATA: 'off',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'hola@tramayo.pe',
      AGENCY_EMAIL: 'agencia@example.pe',
    });
    const codes = new Set<string>();
    for (let index = 0; index < complaints; index += 1) {
      const answer = await fetch(`${url}/api/data/complaints`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ ...SIX_FIELDS, email: `persona${index}@example.pe` }),
      });
      assert.equal(answer.status, 201, 'a complaint');
      codes.add(((await answer.json()) as { code: string }).code);
    }
    assert.equal(codes.size, complaints, 'numbers');
    const smtp = await startCatcher({ port });
    started.onEnd(() => smtp.stop());
    const expected = complaints * MAILS_EACH;
    const seconds = await servers.until(
      'all mails',
      120,
      async () => smtp.mails.length >= expected,
    );
    const ids = new Set(smtp.mails.map(({ messageId }) => messageId));
    assert.equal(ids.size, expected, 'different mails');
    return {
      tried: `${complaints} complaints`,
      happened: `${expected} mails, ${smtp.mails.length - expected} of them duplicates, the last ${seconds.toFixed(0)} s after the outage`,
    };
  },
};
