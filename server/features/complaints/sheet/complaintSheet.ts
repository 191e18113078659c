import PDFDocument from 'pdfkit';
import { agency } from '#contract/agency.ts';
import { lightPalette as light } from '#contract/colors.ts';
import { dueDay } from '../../../mail/limaTime.ts';
import type { Attachment } from '../../../mail/mailRules.ts';
import {
  BOOK_NOTES,
  sheetOf,
  TYPES,
  type FiledComplaint,
} from '../../../mail/templates/complaint.ts';
import { brandFonts, printable, UNPRINTABLE, type Printable } from './faces.ts';
import { FACT_GAP, fitSheet, LEADING, SECTION_TITLE, type FittedSheet } from './fitting.ts';
import { lineBreaker } from './lines.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 40 };
const INNER = PAGE.width - 2 * PAGE.margin;
const LABELS = 122;
const HEAD = 62;
const NOTE = { size: 7, line: 9 };

type Doc = PDFKit.PDFDocument;

/**
 * The consumer's sheet of the complaints book (D.S. 011-2011-PCM, annex I), on one page. It is
 * deterministic: the same complaint gives the same file.
 */
export async function complaintSheet(filed: FiledComplaint): Promise<Attachment> {
  const { code, filedAt, complaint } = filed;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'es-PE',
    displayTitle: true,
    info: {
      Title: `Hoja de reclamación ${code}`,
      Author: agency.legalName,
      CreationDate: filedAt,
    },
  });
  for (const [name, font] of brandFonts()) doc.registerFont(name, font as unknown as string);
  const written = bytesOf(doc);
  const sheet = fitSheet(sectionsOf(filed), {
    width: INNER - LABELS,
    height: PAGE.height - 2 * PAGE.margin - HEAD - notesHeight(doc),
    measure: (text, font) => setFont(doc, font).fontSize(1).widthOfString(text),
  });
  drawHead(doc, code, complaint.type);
  drawSections(doc, sheet);
  drawNotes(doc, notesOf(sheet));
  doc.end();
  return {
    filename: `hoja-de-reclamacion-${code}.pdf`,
    contentType: 'application/pdf',
    content: await written,
  };
}

function sectionsOf(filed: FiledComplaint) {
  const [register, ...sections] = sheetOf(filed);
  return [
    { facts: [], ...register, title: 'Registro' },
    ...sections,
    {
      title: 'Observaciones y acciones adoptadas por el proveedor',
      facts: [
        [
          'Respuesta',
          `Por responder al correo del consumidor, a más tardar el ${dueDay(filed.dueDate)}.`,
        ] as const,
      ],
    },
  ];
}

function drawHead(doc: Doc, code: string, type: keyof typeof TYPES): void {
  const { margin } = PAGE;
  doc.fillColor(light.ink).font('bold').fontSize(18);
  doc.text('Hoja de reclamación', margin, margin, { lineBreak: false });
  doc.fontSize(14).text(code, margin, margin + 2, { width: INNER, align: 'right' });
  doc.fillColor(light.ink2).font('regular').fontSize(9);
  doc.text(`Libro de Reclamaciones de ${agency.name} (ley 29571)`, margin, margin + 23, {
    lineBreak: false,
  });
  doc.text(TYPES[type], margin, margin + 23, {
    width: INNER,
    align: 'right',
  });
  doc.rect(margin, margin + 42, INNER, 2).fill(light.ink);
}

function drawSections(doc: Doc, { size, sections }: FittedSheet): void {
  let y = PAGE.margin + HEAD - 8;
  for (const { title, facts } of sections) {
    y += size * (SECTION_TITLE - 1.7);
    doc.fillColor(light.ink).font('bold').fontSize(size);
    doc.text(title, PAGE.margin, y, { lineBreak: false });
    y += size * 1.7;
    for (const { label, lines, font } of facts) {
      doc.fillColor(light.ink2).font('regular').fontSize(size);
      doc.text(label, PAGE.margin, y, { lineBreak: false });
      setFont(doc.fillColor(light.ink), font).fontSize(size);
      for (const line of lines) {
        if (line) doc.text(line, PAGE.margin + LABELS, y, { lineBreak: false });
        y += size * LEADING;
      }
      y += size * FACT_GAP;
    }
  }
}

const JOINED = '¶: aquí empieza otra línea en el texto original.';
const UNPRINTED = `${UNPRINTABLE}: signo que esta hoja no puede imprimir; está en el correo que la trae.`;
const SIGNED =
  'Registrada por medios electrónicos: el código, con su fecha y hora, hace las veces de firma del consumidor.';

function notesOf({ sections, joined }: FittedSheet): string[] {
  const printed = sections.flatMap(({ facts }) => facts.flatMap(({ lines }) => lines)).join('');
  return [
    SIGNED,
    ...BOOK_NOTES,
    ...(joined && printed.includes('¶') ? [JOINED] : []),
    ...(printed.includes(UNPRINTABLE) ? [UNPRINTED] : []),
  ];
}

/** Maximum height: with two further notes of one line each. */
function notesHeight(doc: Doc): number {
  return drawNotes(doc, [SIGNED, ...BOOK_NOTES, JOINED, JOINED], false);
}

/**
 * Draws upwards from the foot of the page.
 *
 * @returns the height, including the gap above
 */
function drawNotes(doc: Doc, notes: readonly string[], draws = true): number {
  doc.fontSize(NOTE.size).fillColor(light.ink2);
  const lines = notes.flatMap((note) => {
    const { font } = printable(note);
    const breaker = lineBreaker((text) => setFont(doc, font).widthOfString(text));
    return breaker.break(note, INNER).map((line) => ({ line, font }));
  });
  const height = lines.length * NOTE.line;
  if (draws) {
    let y = PAGE.height - PAGE.margin - height;
    doc
      .moveTo(PAGE.margin, y - 7)
      .lineTo(PAGE.margin + INNER, y - 7)
      .lineWidth(0.5);
    doc.stroke(light.line);
    for (const { line, font } of lines) {
      setFont(doc, font).text(line, PAGE.margin, y, { lineBreak: false });
      y += NOTE.line;
    }
  }
  return height + 14;
}

/** pdfkit accepts opened fonts, but its types do not include them. */
function setFont(doc: Doc, font: Printable['font']): Doc {
  return doc.font(font as string);
}

function bytesOf(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
