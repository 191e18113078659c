import type { CaseSlug } from '#src/lib/paths.ts';
import type { DrawnInterface } from './interface.ts';

/** Drawn interfaces of 'Automatizaciones'. People and prices are EXAMPLES (SITE-13). */
export const automation = {
  'botica-luz': [
    {
      device: 'window',
      ground: 'indigo',
      accent: 'chilca',
      head: 'Reservas de hoy',
      headNote: 'Mostrador',
      parts: [
        {
          part: 'table',
          columns: [
            { label: 'Hora', share: 17 },
            { label: 'Cliente', share: 28 },
            { label: 'Pedido', share: 36 },
            { label: 'Estado', share: 33 },
          ],
          rows: [
            ['10:15', 'Rosa M.', 'Paracetamol', { state: 'done', text: 'Separado' }],
            ['10:40', 'Iván P.', 'Receta', { state: 'pending', text: 'Revisar' }],
            ['11:00', 'Julia C.', 'Suero oral', { state: 'done', text: 'Separado' }],
            ['11:30', 'Pedro A.', 'Consulta', { state: 'active', text: 'Químico' }],
            ['12:00', 'Nora V.', 'Alcohol', { state: 'done', text: 'Separado' }],
          ],
        },
      ],
    },
    {
      device: 'phone',
      ground: 'indigo',
      accent: 'chilca',
      head: 'Botica Luz',
      headNote: 'Asistente',
      parts: [
        { part: 'message', own: true, lines: ['Hola, ¿tienen paracetamol?'] },
        { part: 'message', lines: ['Sí. ¿Tableta o jarabe?', '¿Cuántos y a qué hora?'] },
        { part: 'message', own: true, lines: ['20 tabletas, 10:15'] },
        { part: 'message', lines: ['Total: S/ 6.00. El químico', 'lo confirma enseguida.'] },
        { part: 'message', lines: ['Confirmado. Te esperamos.'] },
      ],
    },
  ],
  'molino-real': [
    {
      device: 'window',
      ground: 'ochre',
      accent: 'anil',
      head: 'Despachos de hoy',
      headNote: '1 por corregir',
      parts: [
        {
          part: 'table',
          columns: [
            { label: 'Cliente', share: 42 },
            { label: 'Valor', share: 29, end: true },
            { label: 'Guía', share: 32 },
          ],
          rows: [
            ['Panadería San José', 'S/ 4,400.00', { state: 'done', text: 'Emitida' }],
            ['Fideos La Vega', 'S/ 13,200.00', { state: 'done', text: 'Emitida' }],
            ['Bodega Castilla', 'S/ 1,320.00', { state: 'error', text: 'Observada' }],
          ],
        },
        { part: 'title', text: 'Bodega Castilla: falta un dígito en el RUC' },
        { part: 'button', text: 'Corregir y emitir de nuevo' },
      ],
    },
    {
      device: 'phone',
      ground: 'ochre',
      accent: 'anil',
      head: 'Guía T001-482',
      headNote: 'Emitida',
      parts: [
        { part: 'icon', icon: 'truck', cell: 7 },
        {
          part: 'facts',
          rows: [
            ['Para', 'Panadería San José'],
            ['Carga', '40 sacos de 50 kg'],
            ['Llega a', 'Jr. Lima 240, Camaná'],
            ['Valor', 'S/ 4,400.00'],
          ],
        },
        { part: 'button', text: 'Abrir guía en PDF' },
      ],
    },
  ],
  'caleta-sur': [
    {
      device: 'window',
      ground: 'lagoon',
      accent: 'deep',
      head: 'Pesca de hoy',
      headNote: 'Muelle, 5:10 a. m.',
      parts: [
        {
          part: 'table',
          columns: [
            { label: 'Bote', share: 31 },
            { label: 'Especie', share: 26 },
            { label: 'Peso', share: 19, end: true },
            { label: 'Lista', share: 35 },
          ],
          rows: [
            ['San Pedro', 'Bonito', '120 kg', { state: 'done', text: 'Publicado' }],
            ['Mi Carmela', 'Cojinova', '45 kg', { state: 'done', text: 'Publicado' }],
            ['Don Lucho', 'Pejerrey', '60 kg', { state: 'pending', text: 'Por revisar' }],
            ['La Bonita', 'Lorna', '80 kg', { state: 'done', text: 'Publicado' }],
          ],
        },
        { part: 'button', text: 'Publicar y avisar' },
      ],
    },
    {
      device: 'phone',
      ground: 'lagoon',
      accent: 'deep',
      head: 'Caleta Sur',
      headNote: 'Aviso de pesca',
      parts: [
        {
          part: 'message',
          lines: ['Bonito, 120 kg, San Pedro.', 'Llega al muelle 5:40.', 'S/ 9.00 el kilo.'],
        },
        { part: 'message', own: true, lines: ['Sepárame 20 kg'] },
        { part: 'message', lines: ['Listo: 20 kg, S/ 180.00.', 'Recoge hasta las 7:00.'] },
        { part: 'item', icon: 'fish', title: 'Bonito', note: 'Separado', end: '20 kg' },
      ],
    },
  ],
} as const satisfies Partial<Record<CaseSlug, readonly DrawnInterface[]>>;
