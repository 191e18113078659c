import type { Complaint, NewComplaint } from '#contract/complaints.ts';
import { documentKind } from '#contract/identityDocument.ts';
import { solesText } from '#contract/soles.ts';
import { dayText } from '#src/lib/calendar.ts';

/** What the fields of a sheet are called wherever it is read (D.S. 011-2011-PCM). */
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
  request: 'Pedido',
} as const;

export const complaintTypes = { reclamo: 'Reclamo', queja: 'Queja' } as const;

export const goodTypes = { producto: 'Producto', servicio: 'Servicio' } as const;

type Facts = (readonly [label: string, value: string])[];

/** A sheet's two parts, who and what, in the law's order; what was not said is left out. */
export function sheetFacts(sheet: NewComplaint | Complaint): { person: Facts; kase: Facts } {
  const { documentId, goodType, amount } = sheet;
  return {
    person: said([
      [sheetLabels.fullName, sheet.fullName],
      [documentKind(documentId), documentId],
      [sheetLabels.email, sheet.email],
      [sheetLabels.phone, sheet.phone],
      [sheetLabels.postalAddress, sheet.address],
      [sheetLabels.guardian, sheet.guardian],
    ]),
    kase: said([
      [sheetLabels.type, complaintTypes[sheet.type]],
      [sheetLabels.goodType, goodType && goodTypes[goodType]],
      [sheetLabels.goodDescription, sheet.goodDescription],
      ['Monto reclamado', typeof amount === 'number' ? solesText(amount) : null],
      [sheetLabels.details, sheet.details],
      [sheetLabels.request, sheet.request],
    ]),
  };
}

/** What stands above the words that both agreed on (D.S. 011-2011-PCM, art. 6-A). */
export function settlementLabel({ settledOn }: { settledOn: string }): string {
  return `Acuerdo del ${dayText(settledOn)}`;
}

function said(facts: [label: string, value: string | null | undefined][]): Facts {
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
