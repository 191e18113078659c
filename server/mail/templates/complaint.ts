import { agency } from '#contract/agency.ts';
import type { NewComplaint } from '#contract/complaints.ts';
import { documentKind } from '#contract/identityDocument.ts';
import { solesText } from '#contract/soles.ts';
import { dayText, dueDay, inLima } from '../limaTime.ts';
import type { Mail } from '../mailRules.ts';
import type { FactGroup } from './facts.ts';
import { layOut } from './layout.ts';

/** A complaint with its assigned code. */
export interface FiledComplaint {
  code: string;
  filedAt: Date;
  /** Calendar day, `YYYY-MM-DD`. */
  dueDate: string;
  complaint: NewComplaint;
}

/** A statement that sheet, page and every answer must contain (COMPLAINT-6). */
export const ELSEWHERE =
  'La formulación del reclamo no impide acudir a otras vías de solución de controversias ni es requisito previo para interponer una denuncia ante el INDECOPI.';

/** The notes below every sheet (COMPLAINT-6). */
export const BOOK_NOTES = [
  'Reclamo: disconformidad relacionada a los productos o servicios.',
  'Queja: disconformidad no relacionada a los productos o servicios; o malestar o descontento respecto a la atención al público.',
  ELSEWHERE,
  'El proveedor responde en un plazo no mayor de quince (15) días hábiles, improrrogable.',
  'Conservamos esta hoja durante dos años como mínimo.',
];

/** The copy to which the consumer is entitled, free of charge (D.S. 011-2011-PCM). */
export function complaintCopyMail(filed: FiledComplaint): Mail {
  const { code, complaint, dueDate } = filed;
  const body = layOut({
    title: `Tu ${complaint.type} ${code}`,
    fullName: complaint.fullName,
    paragraphs: [
      `Registramos tu ${complaint.type} en el Libro de Reclamaciones de ${agency.name}. Te responderemos a este correo a más tardar el ${dueDay(dueDate)}, dentro de los 15 días hábiles que fija la ley.`,
      'Esta es tu copia de la hoja; la llevas también en PDF, lista para imprimir. El código la identifica: menciónalo si nos escribes.',
    ],
    facts: filledIn(sheetOf(filed)),
    notes: BOOK_NOTES,
  });
  const subject = `Tu ${complaint.type} ${code}: copia de la hoja de reclamación`;
  return { kind: 'complaint_copy', to: complaint.email, subject, ...body };
}

/**
 * Notifies the agency of a complaint and its due date; a reply goes to the consumer.
 *
 * @param given.copied whether the consumer is sent a copy
 */
export function complaintNoticeMail(
  filed: FiledComplaint,
  { to, copied }: { to: string; copied: boolean },
): Mail {
  const { code, complaint, dueDate } = filed;
  const name = TYPES[complaint.type];
  const body = layOut({
    title: `${name} ${code}`,
    paragraphs: [
      `Entró al Libro de Reclamaciones. Hay que responder a más tardar el ${dueDay(dueDate)}: son 15 días hábiles, sin prórroga.`,
    ],
    facts: filledIn(sheetOf(filed)),
    notes: [
      'Al responder a este correo le escribes a quien presentó la hoja. Nadie ha comprobado esa dirección: desconfía de los enlaces y no compartas contraseñas.',
      `${copied ? COPY_SENT : COPY_HELD_BACK} La hoja se conserva dos años como mínimo.`,
    ],
    imprint: ['Llegó por el Libro de Reclamaciones del sitio.'],
  });
  const subject = `${name} ${code}: responder hasta el ${dayText(dueDate)}`;
  return { kind: 'complaint_notice', to, replyTo: complaint.email, subject, ...body };
}

const COPY_SENT = 'La copia del consumidor salió junto con este aviso.';
const COPY_HELD_BACK =
  'La copia del consumidor no se envió: en un día ya salieron demasiadas a esa dirección. Si la reclamación es de verdad suya, envíasela tú.';

export const TYPES = { reclamo: 'Reclamo', queja: 'Queja' } as const;
export const GOODS = { producto: 'Producto', servicio: 'Servicio' } as const;

/** Drops empty fields: mails omit them, while the sheet shows them as empty. */
function filledIn(sheet: FactGroup[]): FactGroup[] {
  return sheet.filter(({ facts }) => facts.some(([, value]) => value));
}

/** The sheet of the complaints book, in its prescribed order. */
export function sheetOf({ code, filedAt, dueDate, complaint }: FiledComplaint): FactGroup[] {
  const { documentId, goodType, amount } = complaint;
  return [
    {
      title: 'Hoja de reclamación',
      facts: [
        ['Código', code],
        ['Tipo', TYPES[complaint.type]],
        ['Fecha', `${inLima(filedAt)} (hora de Lima)`],
        ['Respuesta hasta', dayText(dueDate)],
      ],
    },
    {
      title: 'Proveedor',
      facts: [
        ['Razón social', agency.legalName],
        ['RUC', agency.ruc],
        ['Domicilio', agency.address],
      ],
    },
    {
      title: 'Consumidor',
      facts: [
        ['Nombre completo', complaint.fullName],
        ['Documento', `${documentKind(documentId)} ${documentId}`],
        ['Correo', complaint.email],
        ['Teléfono', complaint.phone],
        ['Domicilio', complaint.address],
        ['Padre, madre o apoderado', complaint.guardian],
      ],
    },
    {
      title: 'Bien contratado',
      facts: [
        ['Tipo', goodType && GOODS[goodType]],
        ['Descripción', complaint.goodDescription],
        ['Monto reclamado', amount === undefined ? undefined : solesText(amount)],
      ],
    },
    {
      title: 'Detalle y pedido',
      facts: [
        ['Detalle', complaint.details],
        ['Pedido', complaint.request],
      ],
    },
  ];
}
