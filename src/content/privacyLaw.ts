/**
 * Norms and terms that the privacy page states (ley 29733; D.S. 016-2024-JUS, in force since 30 March
 * 2025). The days of `answers` are from memory: an agency's counsel confirms them before relying on them.
 */
export const privacyLaw = {
  law: 'ley 29733, Ley de Protección de Datos Personales',
  regulation: 'D.S. 016-2024-JUS',
  authority: 'Autoridad Nacional de Protección de Datos Personales',
  /** Business days. */
  answers: { information: 8, access: 20, others: 10 },
  incidentHours: 48,
} as const;
