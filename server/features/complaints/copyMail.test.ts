import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { ComplaintReceipt } from '#contract/complaints.ts';
import type { Database } from '../../db/port.ts';
import { sendDue } from '../../mail/round.ts';
import { smtpTransport } from '../../mail/smtpTransport.ts';
import { SIX_FIELDS } from '../../testing/complaint.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { memoryLog, SENDER, manualClock } from '../../testing/mailParts.ts';
import { dueDay } from '../../mail/limaTime.ts';
import { pdfText } from '../../testing/pdfText.ts';
import { startCatcher } from '../../testing/smtpCatcher.ts';
import { testApp } from '../../testing/testApp.ts';

const DETAILS = 'Señalé el daño: «¿quién responde?» — pingüino.';

forEmbeddedDatabase((name, open) => {
  describe(`the mailed copy on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    test('waits during an outage of mail, then arrives with the sheet as a PDF', async (t) => {
      const { app } = testApp({ db });
      const clock = manualClock();
      const sendTo = (url: string) =>
        sendDue({
          db,
          transport: smtpTransport(url),
          from: SENDER,
          log: memoryLog().log,
          now: clock.now,
          stopped: () => false,
        });
      const answer = await app.inject({
        method: 'POST',
        url: '/api/data/complaints',
        payload: { ...SIX_FIELDS, details: DETAILS },
      });
      assert.equal(answer.statusCode, 201, answer.body);
      const { code, dueDate } = answer.json<ComplaintReceipt>();

      const down = await startCatcher();
      await down.stop();
      assert.equal(await sendTo(down.url), 'outage');
      clock.advance(60 * 60);
      const catcher = await startCatcher();
      t.after(() => catcher.stop());
      assert.equal(await sendTo(catcher.url), 'reached');

      const copy = catcher.mails.find(({ to }) => to?.[0]?.address === SIX_FIELDS.email);
      assert.equal(copy?.subject, `Tu reclamo ${code}: copia de la hoja de reclamación`);
      assert.match(copy.text ?? '', /15 días hábiles/);
      const [sheet, ...others] = copy.attachments;
      assert.deepEqual(others, []);
      assert.equal(sheet?.filename, `hoja-de-reclamacion-${code}.pdf`);
      assert.equal(sheet.mimeType, 'application/pdf');
      const { pages, text } = await pdfText(new Uint8Array(sheet.content as ArrayBuffer));
      assert.equal(pages, 1);
      for (const part of [`Código ${code}`, 'Rosa Ñahui Quispe', DETAILS]) {
        assert.ok(text.includes(part), `${part}: ${text}`);
      }
      assert.ok(text.includes(`a más tardar el ${dueDay(dueDate)}.`));
      // After delivery the outbox no longer holds the content.
      assert.deepEqual(
        await db.query('select attachments, text from app.outbox where sent_at is not null'),
        Array(2).fill({ attachments: [], text: null }),
      );
    });
  });
});
