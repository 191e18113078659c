import type { IdeaResult } from '#contract/ideas.ts';
import type { DemoEmail } from './demoAccounts.ts';

export interface DemoIdea extends Omit<IdeaResult, 'engine'> {
  from: DemoEmail;
  prompt: string;
  daysAgo: number;
  /** Hour of the day in Lima; 14.5 is half past two. */
  hour: number;
}

export const DEMO_IDEAS: readonly DemoIdea[] = [
  {
    from: 'cliente@demo.pe',
    prompt:
      'Vendo semillas, abonos y herramientas en Huancayo. Todo el día me preguntan por WhatsApp qué abono usar.',
    name: 'Guía de abonos por cultivo',
    description:
      'El agricultor elige cultivo, etapa y tamaño de la chacra; la guía le dice qué abono llevar y cuánto, y deja el pedido listo para enviarlo por WhatsApp.',
    features: [
      'Recomendación por cultivo y etapa, revisada por ti',
      'Cálculo de sacos según el tamaño de la chacra',
      'Pedido armado que llega a tu WhatsApp',
      'Lista de lo más consultado cada mes',
    ],
    daysAgo: 8,
    hour: 20.2,
  },
  {
    from: 'cliente@demo.pe',
    prompt: 'Quiero avisar a mis clientes de Jauja y Tarma cuando llega la semilla de papa.',
    name: 'Aviso de llegada de semilla',
    description:
      'Tus clientes dejan su celular y la variedad que esperan. Cuando registras el ingreso, reciben el aviso y pueden separar con un adelanto por Yape.',
    features: [
      'Lista de espera por variedad y provincia',
      'Aviso por mensaje el mismo día del ingreso',
      'Separación con adelanto por Yape',
    ],
    daysAgo: 27,
    hour: 7.7,
  },
  {
    from: 'otro@demo.pe',
    prompt:
      'Tengo una tostaduría en Villa Rica y quiero que las cafeterías de Lima me compren todos los meses.',
    name: 'Pedido fijo para cafeterías',
    description:
      'Cada cafetería fija cuántos kilos recibe y cada cuánto. El sistema junta los pedidos, te dice cuánto tostar y emite la factura al despachar.',
    features: [
      'Pedido fijo que la cafetería pausa o cambia sola',
      'Hoja de tueste con los kilos de la semana',
      'Factura electrónica y guía de remisión al despachar',
      'Precio por volumen, visible para cada cafetería',
    ],
    daysAgo: 14,
    hour: 21.5,
  },
  {
    from: 'otro@demo.pe',
    prompt: 'Los fines de semana llegan visitantes a la finca sin avisar y no sé cuántos serán.',
    name: 'Reserva de visitas a la finca',
    description:
      'Una página con los turnos del fin de semana, el cupo de cada uno y el pago del recorrido al reservar.',
    features: [
      'Turnos con cupo máximo',
      'Pago con tarjeta, Yape o Plin',
      'Recordatorio el día anterior con la ruta',
    ],
    daysAgo: 33,
    hour: 18.1,
  },
];
