import { agency } from '#contract/agency.ts';
import { facts, list, paragraph, type LegalSection } from './legalText.ts';

/**
 * Laws and deadlines that the privacy page cites (ley 29733; D.S. 016-2024-JUS, in force since 30 March 2025). The
 * days of `answers` are unverified: the agency's lawyer must confirm them.
 */
export const privacyLaw = {
  law: 'ley 29733, Ley de Protección de Datos Personales',
  regulation: 'D.S.\u00a0016-2024-JUS',
  authority: 'Autoridad Nacional de Protección de Datos Personales',
  /** Business days. */
  answers: { information: 8, access: 20, others: 10 },
  incidentHours: 48,
} as const;

const { information, access, others } = privacyLaw.answers;

/** The ARCO rights and how to use them (ley 29733). */
export const rightsSection: LegalSection = {
  id: 'derechos',
  title: 'Tus derechos ARCO y cómo ejercerlos',
  blocks: [
    paragraph('Sin costo y cuando quieras, puedes pedirnos:'),
    facts(
      [
        'Acceso',
        `Saber qué datos tuyos tenemos y de dónde salieron. Respondemos en ${access} días hábiles.`,
      ],
      [
        'Rectificación',
        `Corregir o completar lo que está mal. Respondemos en ${others} días hábiles.`,
      ],
      [
        'Cancelación',
        `Borrar lo que ya no hace falta, salvo lo que la ley nos obliga a guardar. Respondemos en ${others} días hábiles.`,
      ],
      ['Oposición', `Que dejemos de usarlos para algo. Respondemos en ${others} días hábiles.`],
      [
        'Información',
        `Que te expliquemos para qué los usamos y con quién. Respondemos en ${information} días hábiles.`,
      ],
      ['Portabilidad', 'Llevarte en un archivo los datos que nos diste.'],
      [
        'Retiro del consentimiento',
        'Dejar de recibir el boletín con un clic, o retirar cualquier otro permiso.',
      ],
    ),
    paragraph('Escríbenos a ', { mail: agency.privacyEmail }, ' con:'),
    list(
      'Tu nombre y una copia de tu DNI o CE. Si actúas por otra persona, también el documento que lo acredita.',
      'Qué derecho ejerces y sobre qué datos.',
      'Dónde quieres la respuesta. Si no lo dices, contestamos al mismo correo.',
      'Lo que ayude a ubicar los datos: el correo de tu cuenta o el código de tu reclamo.',
    ),
    paragraph(
      `Si no respondemos a tiempo o no quedas conforme, puedes reclamar ante la ${privacyLaw.authority}, del Ministerio de Justicia y Derechos Humanos.`,
    ),
  ],
};
