import type { Complaint, NewComplaint } from '#contract/complaints.ts';
import { documentKind } from '#contract/identityDocument.ts';
import { solesText } from '#contract/soles.ts';
import { dayText } from '#src/lib/calendar.ts';

/** Labels of a complaint sheet's fields when it is displayed (D.S. 011-2011-PCM). */
export const sheetLabels = {
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  postalAddress: 'Domicilio',
  guardian: 'Padre, madre o apoderado',
  type: 'Tipo',
  goodType: 'Bien contratado',
  goodDescription: 'Descripción del bien',
  amount: 'Monto reclamado en soles',
  details: 'Detalle',
  request: 'Lo que pide',
} as const;

export const complaintTypes = { reclamo: 'Reclamo', queja: 'Queja' } as const;

export const goodTypes = { producto: 'Producto', servicio: 'Servicio' } as const;

type Facts = (readonly [label: string, value: string])[];

/** The two parts of a complaint sheet, person and case, in the order of the law; empty fields are left out. */
export function sheetFacts(sheet: NewComplaint | Complaint): { person: Facts; kase: Facts } {
  const { documentId, goodType, amount } = sheet;
  return {
    person: withoutEmpty([
      [sheetLabels.fullName, sheet.fullName],
      [documentKind(documentId), documentId],
      [sheetLabels.email, sheet.email],
      [sheetLabels.phone, sheet.phone],
      [sheetLabels.postalAddress, sheet.address],
      [sheetLabels.guardian, sheet.guardian],
    ]),
    kase: withoutEmpty([
      [sheetLabels.type, complaintTypes[sheet.type]],
      [sheetLabels.goodType, goodType && goodTypes[goodType]],
      [sheetLabels.goodDescription, sheet.goodDescription],
      ['Monto reclamado', typeof amount === 'number' ? solesText(amount) : null],
      [sheetLabels.details, sheet.details],
      [sheetLabels.request, sheet.request],
    ]),
  };
}

/** The heading of a settlement's text (D.S. 011-2011-PCM, art. 6-A). */
export function settlementLabel({ settledOn }: { settledOn: string }): string {
  return `Acuerdo del ${dayText(settledOn)}`;
}

function withoutEmpty(facts: [label: string, value: string | null | undefined][]): Facts {
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
