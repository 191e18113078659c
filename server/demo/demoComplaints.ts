import type { NewComplaint } from '#contract/complaints.ts';
import type { DemoEmail } from './demoAccounts.ts';

export interface DemoComplaint extends NewComplaint {
  daysAgo: number;
  /** Hour of the day in Lima; 14.5 is half past two. */
  hour: number;
  answer?: {
    from: DemoEmail;
    text: string;
    daysAgo: number;
    hour: number;
    settlement: { text: string; daysAgo: number };
  };
}

/**
 * Oldest first, because numbers are assigned in order: one answered, one due within days, one
 * not urgent.
 */
export const DEMO_COMPLAINTS: readonly DemoComplaint[] = [
  {
    fullName: 'Teodoro Huamán Ccori',
    documentId: '41236587',
    email: 'teodoro@demo.pe',
    phone: '987 654 321',
    type: 'reclamo',
    details:
      'Pagué dos veces el adelanto de mi tienda: el 3 por Yape y, por error de la factura, otra vez por transferencia.',
    goodType: 'servicio',
    goodDescription: 'Adelanto de una tienda en línea',
    amount: 750,
    request: 'Que me devuelvan el segundo pago.',
    daysAgo: 27,
    hour: 10.5,
    answer: {
      from: 'admin@demo.pe',
      text: 'Tienes razón: el adelanto entró dos veces. Te devolvimos S/ 750.00 por transferencia y la factura repetida quedó anulada con su nota de crédito.',
      daysAgo: 22,
      hour: 16,
      settlement: {
        text: 'La devolución de S/ 750.00 a la cuenta de la que salió el segundo pago, sin otro costo.',
        daysAgo: 23,
      },
    },
  },
  {
    fullName: 'Yolanda Ñaupari Rojas',
    documentId: '09876543',
    email: 'yolanda@demo.pe',
    phone: '',
    type: 'queja',
    details:
      'Llamé tres veces por una cotización y quedaron en devolverme la llamada. Nadie lo hizo.',
    // Fifteen business days take at least nineteen calendar days, so this one is due soon.
    daysAgo: 18,
    hour: 17.25,
  },
  {
    fullName: 'Efraín Sulca Pariona',
    documentId: '72345618',
    email: 'efrain@demo.pe',
    phone: '964 112 233',
    type: 'reclamo',
    details:
      'La página de mi taller se entregó sin el botón de WhatsApp que está en la propuesta firmada.',
    address: 'Jr. Lima 145, Huamanga, Ayacucho',
    goodType: 'servicio',
    goodDescription: 'Página web del taller',
    request: 'Que pongan el botón, como se acordó.',
    daysAgo: 4,
    hour: 9.75,
  },
];
