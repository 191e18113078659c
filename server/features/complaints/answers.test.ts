import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, test } from 'node:test';
import { calls } from '#contract/calls.ts';
import { Complaint } from '#contract/complaints.ts';
import { SIX_FIELDS } from '../../testing/complaint.ts';
import { limaDay } from '#contract/limaTime.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';
import { fileComplaint } from './complaintsRepository.ts';

const FULL = {
  ...SIX_FIELDS,
  type: 'queja',
  phone: '',
  address: 'Jr. Junín 123, Áncash',
  guardian: 'Elías Ñahui',
  goodType: 'servicio',
  goodDescription: 'Tienda en línea <b>completa</b>',
  amount: 1234.5,
  request: 'Que la abran',
} as const;

const TEXT = 'Ya abrimos la tienda 😤.\n\n<b>Te devolvemos</b> S/ 120: «disculpa».';

interface KeptMail {
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
}

forEmbeddedDatabase((name, open) => {
  describe(`answering complaints on ${name}`, () => {
    let api: Api;
    let woken = 0;
    let code: string;
    let id: string;

    before(async () => {
      api = await openApi(await open(), { wakeMailer: () => void (woken += 1) });
    });
    beforeEach(async () => {
      const filed = await api.db.transaction((tx) => fileComplaint(tx, FULL, new Date()));
      ({ code } = filed);
      const [row] = await api.db.query<{ id: string }>(
        'select id from app.complaints where code = $1',
        [code],
      );
      id = row?.id ?? '';
      await api.db.query('delete from app.outbox');
      woken = 0;
    });

    const answer = (text: string, key?: string) =>
      api.call('admin', 'answerComplaint', {
        body: { complaintId: id, text },
        ...(key && { key }),
      });
    const list = async () => {
      const query = { sort: 'filedAt', order: 'desc' };
      const { status, body } = await api.call('admin', 'pageComplaints', { query });
      assert.equal(status, 200);
      return calls.pageComplaints.response.parse(body).rows;
    };
    const lookUp = async () => {
      const { documentId } = FULL;
      return (await api.call('client', 'findComplaint', { body: { code, documentId } })).body;
    };
    const mails = () =>
      api.db.query<KeptMail>(
        'select kind, recipient, reply_to, subject, text, html from app.outbox order by created_at',
      );

    test('the list has all that was filed, newest first, and changes with each answer', async () => {
      const [newest, ...earlier] = await list();
      const { filedAt, dueDate, ...rest } = newest ?? assert.fail();
      assert.deepEqual(rest, {
        ...FULL,
        phone: null,
        id,
        code,
        status: 'Registrada',
        answers: [],
      });
      assert.ok(Math.abs(Date.parse(filedAt) - Date.now()) < 60_000);
      assert.match(dueDate, /^\d{4}-\d\d-\d\d$/);
      assert.deepEqual(
        earlier
          .map((each) => each.code)
          .sort()
          .reverse(),
        earlier.map((each) => each.code),
      );
      await answer(TEXT);
      assert.equal((await list())[0]?.status, 'Respondida');
    });

    test('is recorded with who and when, mailed word by word, and shown to who asks', async () => {
      const { status, body } = await answer(`  ${TEXT} `);
      assert.equal(status, 201);
      const answered = Complaint.parse(body);
      assert.deepEqual(answered, body);
      const [given] = answered.answers;
      const answeredAt = given?.answeredAt ?? assert.fail();
      assert.ok(Math.abs(Date.parse(answeredAt) - Date.now()) < 60_000);
      const [author] = await api.db.query<{ full_name: string }>(
        'select full_name from app.profiles where id = $1',
        [api.cast.admin],
      );
      assert.deepEqual(answered.answers, [
        { text: TEXT, answeredAt, answeredBy: author?.full_name, settlement: null },
      ]);
      const shown = await lookUp();
      assert.equal(shown.status, 'Respondida');
      // Who of the agency wrote it stays inside.
      assert.deepEqual(shown.answers, [{ text: TEXT, answeredAt, settlement: null }]);
      const [mail, ...others] = await mails();
      assert.deepEqual(others, []);
      const { text, html, ...head } = mail ?? assert.fail();
      assert.deepEqual(head, {
        kind: 'complaint_answer',
        recipient: FULL.email,
        reply_to: 'agencia@example.pe',
        subject: `Respuesta a tu queja ${code}`,
      });
      assert.match(
        text,
        /> Ya abrimos la tienda 😤\.\n> \n> <b>Te devolvemos<\/b> S\/ 120: «disculpa»\./,
      );
      assert.match(html, /&lt;b&gt;Te devolvemos&lt;\/b&gt;/);
      for (const part of [text, html]) assert.match(part, /denuncia ante el INDECOPI/);
      assert.equal(woken, 1);
      assert.doesNotMatch(api.logged.join(), /rosa@|tienda|12345678/);
    });

    test('carries what both agreed on, to the mail and to who asks', async () => {
      const settlement = { settledOn: limaDay(new Date()), text: 'S/ 50 menos.\n<b>Y ya</b>' };
      const body = { complaintId: id, text: 'Tienes razón.', settlement };
      const { status, body: answered } = await api.call('admin', 'answerComplaint', { body });
      assert.equal(status, 201);
      assert.deepEqual(Complaint.parse(answered).answers[0]?.settlement, settlement);
      assert.deepEqual((await lookUp()).answers, [
        {
          text: body.text,
          settlement,
          answeredAt: Complaint.parse(answered).answers[0]?.answeredAt,
        },
      ]);
      const [mail] = await mails();
      assert.match(
        mail?.text ?? '',
        /ACUERDO ENTRE LAS PARTES\nFecha: \d+ \w+ \d{4}\nAcordamos:\n {2}S\/ 50 menos\.\n {2}<b>Y ya<\/b>/,
      );
      assert.match(mail?.html ?? '', /S\/ 50 menos\.<br \/>&lt;b&gt;Y ya/);
    });

    test('agrees on nothing before the complaint, or later than today', async () => {
      const day = (days: number) => limaDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
      for (const [settlement, says] of [
        [{ settledOn: day(-1), text: 'Ya' }, /es anterior a la reclamación/],
        [{ settledOn: day(1), text: 'Ya' }, /todavía no llega/],
        [{ settledOn: '0000-01-01', text: 'Ya' }, /no es válida/],
        [{ settledOn: '2026-02-30', text: 'Ya' }, /no es válida/],
        [{ text: 'Ya' }, /no es válida/],
        [{ settledOn: day(0) }, /^Falta el acuerdo\.$/],
        [{ settledOn: day(0), text: 'ñ'.repeat(2001) }, /^El acuerdo admite hasta 2000/],
      ] as const) {
        const body = { complaintId: id, text: 'Ya', settlement };
        const refused = await api.call('admin', 'answerComplaint', { body });
        assert.equal(refused.status, 400, JSON.stringify(settlement).slice(0, 200));
        assert.match(String(refused.body.message), says);
      }
      assert.equal((await lookUp()).status, 'Registrada');
      assert.deepEqual(await mails(), []);
    });

    test('is corrected by a further one only, which says that it is', async () => {
      await answer('Primero.');
      await answer('Segundo.');
      const texts = ['Primero.', 'Segundo.'];
      const shown = (await lookUp()).answers as { text: string }[];
      assert.deepEqual(
        shown.map(({ text }) => text),
        texts,
      );
      const [first, second] = await mails();
      assert.doesNotMatch(first?.text ?? '', /corrige/);
      assert.equal(second?.subject, `Otra respuesta a tu queja ${code}`);
      assert.match(second.text, /Esta respuesta completa o corrige la anterior\.[^]*> Segundo\./);
    });

    test('is recorded and mailed once for its key, however often it is sent', async () => {
      const key = randomUUID();
      const answers = await Promise.all([answer('Una vez.', key), answer('Una vez.', key)]);
      answers.push(await answer('Una vez.', key));
      for (const { status } of answers) assert.ok([201, 409].includes(status));
      assert.equal(answers.at(-1)?.status, 201);
      assert.equal((await answer('Otra cosa.', key)).status, 422);
      assert.equal(((await lookUp()).answers as unknown[]).length, 1);
      assert.equal((await mails()).length, 1);
    });

    test('is kept or lost together with its mail', async () => {
      await api.db.script(`alter table app.outbox add constraint no_answers
        check (kind <> 'complaint_answer') not valid`);
      const failed = await answer('Nunca salió.');
      await api.db.script('alter table app.outbox drop constraint no_answers');
      assert.equal(failed.status, 500);
      assert.equal((await lookUp()).status, 'Registrada');
      assert.equal(woken, 0);
    });

    test('needs a text, and a complaint that is there', async () => {
      for (const [body, status, says] of [
        [{ complaintId: id, text: ' \n ' }, 400, /^Falta la respuesta\.$/],
        [{ complaintId: id }, 400, /^Falta la respuesta\.$/],
        [{ complaintId: id, text: 'ñ'.repeat(5001) }, 400, /^La respuesta admite hasta 5000/],
        [{ complaintId: code, text: 'Ya' }, 400, /^El identificador no es válido\.$/],
        [{ complaintId: id, text: 'Ya', status: 'Respondida' }, 400, /no se admiten: status/],
        [{ complaintId: randomUUID(), text: 'Ya' }, 404, /^Esa reclamación no existe\.$/],
      ] as const) {
        const refused = await api.call('admin', 'answerComplaint', { body });
        assert.equal(refused.status, status, JSON.stringify(body).slice(0, 200));
        assert.match(String(refused.body.message), says);
      }
      assert.equal((await answer('ñ'.repeat(5000))).status, 201);
      assert.equal((await mails()).length, 1);
    });
  });
});
