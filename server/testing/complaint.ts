import type { NewComplaint } from '#contract/complaints.ts';
import type { Database } from '../db/port.ts';
import { fileComplaint } from '../features/complaints/complaintsRepository.ts';

/** Just the six specified fields. */
export const SIX_FIELDS = {
  fullName: 'Rosa Ñahui Quispe',
  documentId: '12345678',
  email: 'rosa@example.pe',
  phone: '+51 999 111 222',
  type: 'reclamo',
  details: 'La tienda no abre desde el lunes.',
} as const satisfies NewComplaint;

/** Files a complaint with the six fields, or others in their place, at the given time. */
export async function fileOn(
  db: Database,
  moment: string,
  fields: Partial<NewComplaint> = {},
): Promise<void> {
  await db.transaction((tx) => fileComplaint(tx, { ...SIX_FIELDS, ...fields }, new Date(moment)));
}
