import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agency } from '#contract/agency.ts';
import type { NewComplaint } from '#contract/complaints.ts';
import { SIX_FIELDS } from '../../testing/complaint.ts';
import { requireSafeMail } from '../mailRules.ts';
import { complaintCopyMail, complaintNoticeMail } from './complaint.ts';

const FULL: NewComplaint = {
  ...SIX_FIELDS,
  documentId: '001234567',
  address: 'Jr. Junín 123',
  guardian: 'Elías Ñahui',
  goodType: 'producto',
  goodDescription: 'Un dominio',
  amount: 1234567.5,
  request: 'La devolución',
};

function mails(complaint: NewComplaint) {
  const filedAt = new Date('2026-12-05T04:30:00Z');
  const filed = { code: '000123-2026', filedAt, dueDate: '2026-12-30', complaint };
  return [
    complaintCopyMail(filed),
    complaintNoticeMail(filed, { to: 'agencia@example.pe', copied: true }),
  ] as const;
}

describe('both mails of a complaint', () => {
  it('contain the whole sheet in both parts', () => {
    const stated = [
      ...['000123-2026', 'Reclamo', '4 dic 2026 a las 23:30 (hora de Lima)', '30 dic 2026'],
      ...[agency.legalName, agency.ruc, agency.address, SIX_FIELDS.fullName, 'CE 001234567'],
      ...[SIX_FIELDS.email, SIX_FIELDS.phone, SIX_FIELDS.details, 'Jr. Junín 123', 'Elías Ñahui'],
      ...['Producto', 'Un dominio', 'S/ 1,234,567.50', 'La devolución'],
    ];
    for (const { text, html } of mails(FULL)) {
      for (const part of [text, html]) {
        for (const fact of stated) assert.ok(part.includes(fact), `${fact} in ${part}`);
      }
    }
  });

  it('omit empty fields', () => {
    for (const { text, html } of mails({ ...SIX_FIELDS, phone: '' })) {
      for (const part of [text, html]) {
        assert.match(part, /DNI 12345678/);
        assert.doesNotMatch(
          part,
          /Teléfono|apoderado|BIEN CONTRATADO|Bien contratado|Monto|Pedido/,
        );
      }
    }
  });

  it('keep line breaks of any kind, without letting a person’s line look like ours', () => {
    const details = 'uno\r\ndos\rtres\u2028Código: 000001-2026\n-- \nfirma\v\fcuatro';
    for (const { text, html } of mails({ ...SIX_FIELDS, details })) {
      const lines = text.split('\n');
      const own = lines.slice(lines.indexOf('Detalle:') + 1);
      const written = ['uno', 'dos', 'tres', 'Código: 000001-2026', '-- ', 'firma', '', 'cuatro'];
      assert.deepEqual(
        own.slice(0, written.length),
        written.map((line) => `  ${line}`),
      );
      assert.equal(lines.filter((line) => line === '-- ').length, 1);
      assert.match(
        html,
        /uno<br \/>dos<br \/>tres<br \/>Código: 000001-2026<br \/>-- <br \/>firma/,
      );
    }
  });

  it('let the consumer inject neither markup nor headers', () => {
    const evil = `<img src=x onerror="alert('1')">\r\nBcc: otro@example.pe\r\n\r\n</div>`;
    const texts = { fullName: evil, details: evil, address: evil, guardian: evil, request: evil };
    for (const mail of mails({ ...SIX_FIELDS, ...texts, phone: evil })) {
      requireSafeMail(mail);
      assert.doesNotMatch(mail.html, /<img/);
      assert.doesNotMatch(mail.subject, /Bcc/);
      assert.equal(mail.headers, undefined);
    }
  });

  it('isolate right-to-left text from the rest', () => {
    const [{ html }] = mails({ ...SIX_FIELDS, details: 'שלום \u202e123' });
    assert.match(html, /<div class="ink" dir="auto" [^>]*>שלום \u202e123<\/div>/);
  });
});

describe('the consumer’s copy', () => {
  const [copy] = mails(SIX_FIELDS);

  it('goes to the consumer, by name, with the due date', () => {
    assert.equal(copy.to, SIX_FIELDS.email);
    assert.equal(copy.replyTo, undefined);
    for (const part of [copy.text, copy.html]) {
      assert.match(part, /Hola, Rosa Ñahui Quispe:/);
      assert.match(part, /a más tardar el miércoles 30 dic 2026, dentro de los 15 días hábiles/);
    }
  });

  it('contains the statements required by law', () => {
    const said = [
      'Reclamo: disconformidad relacionada a los productos o servicios.',
      'Queja: disconformidad no relacionada a los productos o servicios; o malestar o descontento respecto a la atención al público.',
      'La formulación del reclamo no impide acudir a otras vías de solución de controversias ni es requisito previo para interponer una denuncia ante el INDECOPI.',
    ];
    for (const part of [copy.text, copy.html]) {
      for (const sentence of said) assert.ok(part.includes(sentence), sentence);
    }
  });
});

describe('the agency’s notice', () => {
  const [, notice] = mails({ ...SIX_FIELDS, type: 'queja' });

  it('goes to the agency, with the consumer as reply address', () => {
    assert.equal(notice.to, 'agencia@example.pe');
    assert.equal(notice.replyTo, SIX_FIELDS.email);
    assert.equal(notice.subject, 'Queja 000123-2026: responder hasta el 30 dic 2026');
  });
});

it('shows a RUC with a valid check digit (mod 11)', () => {
  const digits = Array.from(agency.ruc, Number);
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  assert.equal(digits.length, 11);
  assert.equal(digits[10], (11 - (sum % 11)) % 10);
});
