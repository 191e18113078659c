import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NewComplaint } from '#contract/complaints.ts';
import { agency } from '#contract/agency.ts';
import { SIX_FIELDS } from '../../../testing/complaint.ts';
import { pdfText } from '../../../testing/pdfText.ts';
import { complaintSheet } from './complaintSheet.ts';

const SENTENCE =
  'Contraté una tienda en línea y la agencia prometió entregarla en marzo; aún no abre. ';
const CONTINUED = 'El texto sigue en el correo que trae esta hoja.';

async function sheetOf(changes: Partial<NewComplaint> = {}) {
  const file = await complaintSheet({
    code: '000123-2026',
    filedAt: new Date('2026-12-05T04:30:00.123Z'),
    dueDate: '2026-12-30',
    complaint: { ...SIX_FIELDS, ...changes },
  });
  return { ...file, ...(await pdfText(file.content)) };
}

/** Every field at its maximum length. */
const longest = (unit: string): Partial<NewComplaint> => {
  const fill = (max: number) =>
    unit
      .repeat(Math.ceil(max / unit.length))
      .slice(0, max)
      .trim();
  return {
    fullName: fill(200),
    guardian: fill(200),
    address: fill(300),
    goodDescription: fill(1000),
    request: fill(2000),
    details: fill(5000),
  };
};

describe('the sheet of the complaints book', () => {
  it('contains what the law requires, on one page', async () => {
    const { filename, contentType, pages, text } = await sheetOf({
      type: 'queja',
      address: 'Jr. Junín 123, Áncash',
      guardian: 'Elías Ñahui',
      goodType: 'servicio',
      goodDescription: 'Tienda <b>completa</b>',
      amount: 1234.5,
      details: '«¿Qué pasó?»\n\nPingüino — 5 €',
      request: 'Que la abran',
    });
    assert.equal(filename, 'hoja-de-reclamacion-000123-2026.pdf');
    assert.equal(contentType, 'application/pdf');
    assert.equal(pages, 1);
    for (const part of [
      'Código 000123-2026',
      'Tipo Queja',
      'Fecha 4 dic 2026 a las 23:30 (hora de Lima)',
      'Respuesta hasta 30 dic 2026',
      `Razón social ${agency.legalName} RUC ${agency.ruc} Domicilio ${agency.address}`,
      'Nombre completo Rosa Ñahui Quispe Documento DNI 12345678 Correo rosa@example.pe',
      'Teléfono +51 999 111 222 Domicilio Jr. Junín 123, Áncash Padre, madre o apoderado Elías Ñahui',
      'Tipo Servicio Descripción Tienda <b>completa</b> Monto reclamado S/ 1,234.50',
      'Detalle «¿Qué pasó?» Pingüino — 5 € Pedido Que la abran',
      'Observaciones y acciones adoptadas por el proveedor Respuesta Por responder',
      'hace las veces de firma',
      'Reclamo: disconformidad relacionada a los productos o servicios.',
      'o malestar o descontento respecto a la atención al público.',
      'ni es requisito previo para interponer una denuncia ante el INDECOPI.',
      'quince (15) días hábiles, improrrogable',
      'dos años como mínimo',
    ]) {
      assert.ok(text.includes(part), `${part}: ${text}`);
    }
  });

  it('marks empty fields, and has no superfluous notes', async () => {
    const { text } = await sheetOf({ phone: '' });
    assert.match(text, /Teléfono — Domicilio — Padre, madre o apoderado — .*Pedido —/);
    assert.doesNotMatch(text, /□|¶/);
  });

  it("is in both weights of the brand's typeface, and in no other font", async () => {
    const { content } = await sheetOf();
    const names = [...content.toString('latin1').matchAll(/\/BaseFont \/(?:\w+\+)?([\w-]+)/g)];
    assert.deepEqual([...new Set(names.map(([, name]) => name))].sort(), [
      'FunnelDisplay-400',
      'FunnelDisplay-600',
    ]);
  });

  it('is the same file for the same complaint', async () => {
    const [one, other] = await Promise.all([sheetOf(), sheetOf()]);
    assert.deepEqual(one.content, other.content);
  });

  it('prints other scripts, and a box for unsupported characters', async () => {
    const details = 'Łódź Ωμέγα Привет e\u0301\n👩‍👧‍👦 y 🇵🇪: 漢字\u202e';
    const { pages, text } = await sheetOf({ fullName: 'Łukasz Ødegård', details });
    assert.equal(pages, 1);
    assert.match(text, /Nombre completo Łukasz Ødegård/);
    assert.match(text, /Detalle Łódź Ωμέγα Привет é □ y □: □□ /);
    assert.match(text, /□: signo que esta hoja no puede imprimir; está en el correo/);
  });

  it('prints the longest Spanish texts in full, in smaller type', async () => {
    const fields = longest(SENTENCE);
    const { pages, text } = await sheetOf(fields);
    assert.equal(pages, 1);
    for (const field of Object.values(fields)) assert.ok(text.includes(String(field)));
    assert.doesNotMatch(text, /\[…\]/);
  });

  it('joins lines by an explained sign if separate lines do not fit', async () => {
    const details = Array.from({ length: 1000 }, (_none, line) => `l${line}`).join('\n');
    const { pages, text } = await sheetOf({ details });
    assert.equal(pages, 1);
    assert.ok(text.includes('l0 ¶ l1 ¶ l2 ') && text.includes('¶ l999'));
    assert.match(text, /¶: aquí empieza otra línea/);
    assert.ok(!text.includes(CONTINUED));
  });

  for (const unit of ['W', '漢', '🫓', 'W '.repeat(3), '\n\u00a0x']) {
    it(`is always one page, and marks where text was cut: ${JSON.stringify(unit)}`, async () => {
      const { pages, text } = await sheetOf(longest(unit));
      assert.equal(pages, 1);
      const whole = text.includes('INDECOPI') && text.includes('Respuesta Por responder');
      assert.ok(whole, 'what follows the texts is there');
      if (unit === 'W' || unit === '漢') assert.ok(text.includes(CONTINUED));
    });
  }
});
