import type { CaseSlug } from '#src/lib/paths.ts';
import type { DrawnInterface } from './interface.ts';

/** Drawn interfaces of 'Otros'. People and prices are EXAMPLES (SITE-13). */
export const other = {
  qantu: [
    {
      device: 'window',
      ground: 'mint',
      accent: 'sapphire',
      head: 'Manual de la marca',
      headNote: 'Una página',
      parts: [
        {
          part: 'swatches',
          colors: [
            ['sapphire', 'Noche'],
            ['pink', 'Qantu'],
            ['qolle', 'Polen'],
            ['mint', 'Hoja'],
            ['maize', 'Tierra'],
          ],
        },
        {
          part: 'table',
          columns: [
            { label: 'Pieza', share: 42 },
            { label: 'Tamaño', share: 30 },
            { label: 'Imprenta', share: 28 },
          ],
          rows: [
            ['Etiqueta frontal', '60 × 40 mm', { state: 'done', text: 'Lista' }],
            ['Caja armable', '3 medidas', { state: 'done', text: 'Lista' }],
            ['Sello de feria', '30 mm', { state: 'done', text: 'Lista' }],
          ],
        },
      ],
    },
    {
      device: 'sheet',
      ground: 'mint',
      accent: 'sapphire',
      head: 'Qantu',
      headNote: 'Crema de manos',
      parts: [
        { part: 'icon', icon: 'flower', cell: 9 },
        {
          part: 'facts',
          rows: [
            ['Uso', 'Dos veces al día'],
            ['Con', 'Qantu, karité y aceite'],
            ['Contenido', '60 ml'],
            ['Lote', '07, vence en 2027'],
            ['Precio en feria', 'S/ 28.00'],
          ],
        },
      ],
    },
  ],
  'feria-de-noche': [
    {
      device: 'window',
      ground: 'night',
      accent: 'airampo',
      head: 'Calendario de lanzamiento',
      headNote: 'Faltan 9 días',
      parts: [
        {
          part: 'table',
          columns: [
            { label: 'Tarea', share: 47 },
            { label: 'Quién', share: 20 },
            { label: 'Hasta', share: 33 },
          ],
          rows: [
            ['Plano de los puestos', 'Maribel', { state: 'done', text: 'Hecho' }],
            ['Piezas para redes', 'Tito', { state: 'done', text: 'Hecho' }],
            ['Correo de la semana', 'Maribel', { state: 'pending', text: 'Vie. 14' }],
            ['Permiso municipal', 'Rocío', { state: 'active', text: 'Lun. 17' }],
            ['Aviso del día', 'Tito', { state: 'active', text: 'Sáb. 22' }],
          ],
        },
      ],
    },
    {
      device: 'phone',
      ground: 'night',
      accent: 'airampo',
      head: 'Feria de Noche',
      headNote: 'Sáb. 22, 6 p. m.',
      parts: [
        {
          part: 'cells',
          size: 8,
          colors: { c: 'cochineal', q: 'qolle', g: 'chilca', n: 'anil', a: 'airampo', s: 'line' },
          rows: [
            '.ccc.qqq.ggg.nnn.aaa.ccc.',
            '.ccc.qqq.ggg.nnn.aaa.ccc.',
            'sssssssssssssssssssssssss',
            'sssssssssssssssssssssssss',
            '.ggg.aaa.ccc.qqq.nnn.ggg.',
            '.ggg.aaa.ccc.qqq.nnn.ggg.',
          ],
        },
        {
          part: 'item',
          icon: 'stall',
          title: 'Anticuchos Goya',
          note: 'Puesto 4',
          end: 'S/ 12.00',
        },
        { part: 'item', icon: 'lamp', title: 'Luces de papel', note: 'Puesto 9', end: 'S/ 25.00' },
        { part: 'item', icon: 'ring', title: 'Picarones Nena', note: 'Puesto 17', end: 'S/ 8.00' },
        { part: 'button', text: 'Avísame por correo' },
      ],
    },
  ],
} as const satisfies Partial<Record<CaseSlug, readonly DrawnInterface[]>>;
