import type { CaseSlug } from '#src/lib/paths.ts';
import type { DrawnInterface } from './interface.ts';

/** Drawn interfaces of 'Página Web'. People and prices are EXAMPLES (SITE-13). */
export const web = {
  'chacra-directa': [
    {
      device: 'window',
      ground: 'maize',
      accent: 'chilca',
      head: 'Pedidos del miércoles',
      headNote: 'Sale 5:00 a. m.',
      parts: [
        {
          part: 'table',
          columns: [
            { label: 'Cliente', share: 41 },
            { label: 'Total', share: 25, end: true },
            { label: 'Pago', share: 34 },
          ],
          rows: [
            ['Bodega Mery', 'S/ 312.00', { state: 'done', text: 'Yape' }],
            ['Pensión El Tambo', 'S/ 186.50', { state: 'done', text: 'Plin' }],
            ['Caldos Rosita', 'S/ 94.00', { state: 'pending', text: 'Por pagar' }],
            ['Juguería Sol', 'S/ 128.80', { state: 'done', text: 'Tarjeta' }],
          ],
        },
        { part: 'button', text: 'Imprimir guías de remisión' },
      ],
    },
    {
      device: 'phone',
      ground: 'maize',
      accent: 'chilca',
      head: 'Chacra Directa',
      headNote: 'Tu pedido: 3',
      parts: [
        {
          part: 'item',
          icon: 'potato',
          title: 'Papa amarilla',
          note: 'Tarma, el kilo',
          end: 'S/ 4.20',
        },
        { part: 'item', icon: 'corn', title: 'Choclo', note: 'Jauja, la unidad', end: 'S/ 1.50' },
        {
          part: 'item',
          icon: 'artichoke',
          title: 'Alcachofa',
          note: 'Concepción, unidad',
          end: 'S/ 2.00',
        },
        {
          part: 'item',
          icon: 'carrot',
          title: 'Zanahoria',
          note: 'Huancayo, el kilo',
          end: 'S/ 2.80',
        },
        { part: 'button', text: 'Pagar S/ 86.40 con Yape' },
      ],
    },
  ],
  'cooperativa-anden': [
    {
      device: 'window',
      ground: 'meadow',
      accent: 'pine',
      head: 'Catálogo de papas nativas',
      headNote: 'ES   EN',
      parts: [
        {
          part: 'table',
          columns: [
            { label: 'Lote', share: 17 },
            { label: 'Variedad', share: 34 },
            { label: 'Peso', share: 22, end: true },
            { label: 'Estado', share: 34 },
          ],
          rows: [
            ['A-14', 'Huayro', '640 kg', { state: 'done', text: 'Disponible' }],
            ['A-15', 'Peruanita', '380 kg', { state: 'pending', text: 'Cotizado' }],
            ['B-02', 'Leona negra', '210 kg', { state: 'done', text: 'Disponible' }],
            ['B-03', 'Qeqorani', '150 kg', { state: 'active', text: 'Vendido' }],
            ['C-01', 'Camotillo', '420 kg', { state: 'done', text: 'Disponible' }],
          ],
        },
      ],
    },
    {
      device: 'phone',
      ground: 'meadow',
      accent: 'pine',
      head: 'Lote A-14',
      headNote: 'Disponible',
      parts: [
        { part: 'icon', icon: 'purplePotato', cell: 8 },
        {
          part: 'facts',
          rows: [
            ['Variedad', 'Huayro'],
            ['Andén', 'Alto, 3 840 m'],
            ['Cosecha', '12 de mayo'],
            ['Precio', 'S/ 5.80 el kg'],
          ],
        },
        { part: 'button', text: 'Pedir cotización' },
      ],
    },
  ],
  'ruta-kuelap': [
    {
      device: 'window',
      ground: 'violet',
      accent: 'airampo',
      head: 'Cupos de la semana',
      headNote: 'Junio',
      parts: [
        {
          part: 'table',
          columns: [
            { label: 'Guía', share: 24 },
            { label: 'Viernes 12', share: 33 },
            { label: 'Sábado 13', share: 33 },
            { label: 'Dom. 14', share: 29 },
          ],
          rows: [
            [
              'Elmer',
              { state: 'done', text: 'Quedan 6' },
              { state: 'error', text: 'Lleno' },
              { state: 'done', text: 'Quedan 4' },
            ],
            [
              'Nélida',
              { state: 'pending', text: 'Queda 1' },
              { state: 'error', text: 'Lleno' },
              { state: 'pending', text: 'Queda 1' },
            ],
            ['Wilson', 'Libre', { state: 'done', text: 'Quedan 3' }, 'Libre'],
          ],
        },
        { part: 'title', text: 'Trekking a Kuélap: adelanto de S/ 90.00' },
        { part: 'button', text: 'Ver lista de salida' },
      ],
    },
    {
      device: 'phone',
      ground: 'violet',
      accent: 'airampo',
      head: 'Salida del sábado',
      headNote: 'Elmer',
      parts: [
        {
          part: 'item',
          icon: 'person',
          title: 'Carla Ríos',
          note: 'Alergia: maní',
          end: 'Talla M',
        },
        { part: 'item', icon: 'guide', title: 'Jorge Ríos', note: 'Sin alergias', end: 'Talla L' },
        {
          part: 'item',
          icon: 'person',
          title: 'Ana Quispe',
          note: 'Alergia: lácteos',
          end: 'Talla S',
        },
        { part: 'item', icon: 'guide', title: 'Luis Tafur', note: 'Sin alergias', end: 'Talla M' },
        { part: 'item', icon: 'pin', title: 'Tingo Viejo, 6:00', note: 'Guardado sin señal' },
        { part: 'item', title: 'Teléfonos de emergencia' },
      ],
    },
  ],
} as const satisfies Partial<Record<CaseSlug, readonly DrawnInterface[]>>;
