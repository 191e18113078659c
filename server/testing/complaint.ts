import type { NewComplaint } from '#contract/complaints.ts';

/** The six fields of the specification, and nothing else. */
export const SIX_FIELDS = {
  fullName: 'Rosa Ñahui Quispe',
  documentId: '12345678',
  email: 'rosa@example.pe',
  phone: '+51 999 111 222',
  type: 'reclamo',
  details: 'La tienda no abre desde el lunes.',
} as const satisfies NewComplaint;
