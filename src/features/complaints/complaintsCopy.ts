import { DOCUMENT_RULE } from '#contract/identityDocument.ts';
import { complaintTypes, goodTypes, sheetLabels } from '#src/content/complaintSheet.ts';

/** Texts of the complaints book; those specified in COMPLAINT-3 to COMPLAINT-6 are verbatim. */
export const complaintsCopy = {
  ...sheetLabels,
  law: 'Código de Protección y Defensa del Consumidor, Ley 29571',
  title: 'Libro de Reclamaciones',
  purpose:
    'Respondemos en un plazo no mayor a 15 días hábiles y te enviamos una copia a tu correo.',
  legalName: 'Razón social',
  ruc: 'RUC',
  address: 'Domicilio',
  today: 'Fecha',
  toStatus: 'Consultar una reclamación ya presentada',

  person: '1. Tus datos',
  documentId: 'Documento (DNI o CE)',
  documentHint: DOCUMENT_RULE,
  emailHint: 'Aquí recibes la copia y la respuesta.',

  kase: '2. Tu caso',
  types: {
    reclamo: {
      name: complaintTypes.reclamo,
      definition: 'Disconformidad relacionada a los productos o servicios.',
    },
    queja: {
      name: complaintTypes.queja,
      definition:
        'Disconformidad no relacionada a los productos o servicios; o malestar o descontento respecto a la atención al público.',
    },
  },
  detailsHint: 'Cuenta qué pasó, cuándo y qué solución esperas.',
  /** Where the solution has a field of its own. */
  detailsAlone: 'Cuenta qué pasó y cuándo.',

  more: 'Más datos de la hoja',
  moreHint: 'Todos son opcionales: ayudan a ubicar tu caso.',
  guardianHint: 'Solo si quien reclama es menor de edad.',
  chooseGood: 'Sin indicar',
  goods: goodTypes,
  amountHint: 'Por ejemplo: 1,234.50',
  request: 'Lo que pides',
  requestHint: 'Por ejemplo: devolución, cambio o disculpa.',

  rights:
    'La formulación del reclamo no impide acudir a otras vías de solución de controversias ni es requisito previo para interponer una denuncia ante el INDECOPI.',
  review: 'Revisar antes de enviar',
  edit: 'Corregir mis datos',
  reviewTitle: 'Revisa tu hoja',
  reviewLead: 'Así quedará registrada. Una vez enviada no se puede modificar.',
  submit: 'Enviar reclamación',
  busy: 'Enviando...',
  failed: 'No se pudo registrar la reclamación. Por favor, intente de nuevo.',
  failedHelp: 'Lo que escribiste sigue aquí. También puedes enviarla por correo a',

  doneTitle: 'Reclamación Enviada',
  code: 'Código',
  dueDate: 'Respuesta hasta',
  print: 'Imprimir la hoja',
  sheet: 'Hoja de reclamación',
  actions: '3. Observaciones y acciones adoptadas por el proveedor',
  promise: 'El proveedor responde en un plazo no mayor de quince (15) días hábiles, improrrogable.',
  another: 'Presentar otra',
  keep: 'Guarda el código: con él y tu documento puedes',
  keepLink: 'consultar en qué va',
} as const;

/** The confirmation with the deadline of COMPLAINT-5. */
export function doneText(type: string): string {
  return `Registramos tu ${type}. Te enviaremos una copia a tu correo y te responderemos en un plazo no mayor a 15 días hábiles.`;
}
