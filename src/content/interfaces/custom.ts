import type { CaseSlug } from '#src/lib/paths.ts';
import type { DrawnInterface } from './interface.ts';

/** Drawn interfaces of 'Desarrollo Personalizado'. People and prices are EXAMPLES (SITE-13). */
export const custom = {
  'puna-fina': [
    {
      device: 'window',
      ground: 'rose',
      accent: 'garnet',
      head: 'Acopio en Tres Cruces',
      headNote: 'Sin señal: guardado',
      parts: [
        {
          part: 'table',
          columns: [
            { label: 'Productora', share: 40 },
            { label: 'Peso', share: 19, end: true },
            { label: 'Calidad', share: 26 },
            { label: 'Pago', share: 27, end: true },
          ],
          rows: [
            ['Basilia Mamani', '12.4 kg', 'Baby', 'S/ 322.40'],
            ['Elena Condori', '9.8 kg', 'Superfina', 'S/ 215.60'],
            ['Juana Ccopa', '15.1 kg', 'Huarizo', 'S/ 151.00'],
            ['Rufina Apaza', '7.6 kg', 'Baby', 'S/ 197.60'],
          ],
        },
        { part: 'button', text: 'Leer balanza' },
      ],
    },
    {
      device: 'sheet',
      ground: 'rose',
      accent: 'garnet',
      head: 'Boleta de acopio',
      headNote: 'N.º 0318',
      parts: [
        { part: 'icon', icon: 'bale', cell: 7 },
        {
          part: 'facts',
          rows: [
            ['Productora', 'Basilia Mamani'],
            ['Peso', '12.4 kg'],
            ['Calidad', 'Baby'],
            ['Precio', 'S/ 26.00 el kg'],
            ['Se paga el viernes', 'S/ 322.40'],
          ],
        },
      ],
    },
  ],
  'sillar-co': [
    {
      device: 'window',
      ground: 'haze',
      accent: 'sapphire',
      head: 'Compra de la semana',
      headNote: 'Lunes',
      parts: [
        {
          part: 'table',
          columns: [
            { label: 'Pieza', share: 43 },
            { label: 'Hay', share: 14, end: true },
            { label: 'Mín.', share: 14, end: true },
            { label: 'Pedir', share: 29, end: true },
          ],
          rows: [
            ['Codo PVC 1/2', '8', '40', '60 a S/ 1.20'],
            ['Cinta teflón', '15', '30', '50 a S/ 0.90'],
            ['Llave de paso', '3', '10', '12 a S/ 18.50'],
            ['Clavo 2 pulg. (kg)', '4', '10', '10 a S/ 7.00'],
          ],
        },
        { part: 'button', text: 'Revisar y enviar al proveedor' },
      ],
    },
    {
      device: 'phone',
      ground: 'haze',
      accent: 'sapphire',
      head: 'Codo PVC 1/2',
      headNote: 'Quedan 8',
      parts: [
        {
          part: 'cells',
          size: 8,
          colors: { s: 'haze', l: 'slate', x: 'cochineal' },
          rows: [
            'lllllllllllllllllllllllll',
            '.........................',
            'ssssssss.ssssssss.sssssss',
            'ssssssss.ssssssss.sssssss',
            '.........................',
            'ssssssss.sxxsssss.sssssss',
            'ssssssss.sxxsssss.sssssss',
            '.........................',
            'llllllllll....lllllllllll',
          ],
        },
        {
          part: 'facts',
          rows: [
            ['Dónde', 'Pasillo B, anaquel 2'],
            ['Última salida', '12, obra Yanahuara'],
            ['La registró', 'Milagros, 9:20'],
          ],
        },
        { part: 'button', text: 'Leer código de barras' },
      ],
    },
  ],
} as const satisfies Partial<Record<CaseSlug, readonly DrawnInterface[]>>;
