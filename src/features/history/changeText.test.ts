import { expect, test } from '@jest/globals';
import { aChange } from '#src/testing/builders.ts';
import { changeText, namesIn } from './changeText.ts';

const names = { 'phase:f1': 'Pruebas' };
const said = (row: Parameters<typeof aChange>[0]) => {
  const { who, deed } = changeText(aChange({ from: null, to: null, ...row }), names);
  return who === null ? deed : `${who} ${deed}`;
};

test.each([
  [null, null, 'Tienda', 'creó el proyecto «Tienda»'],
  [null, 'Tienda', null, 'borró el proyecto «Tienda»'],
  ['name', 'Tienda', 'Bodega', 'cambió el nombre de «Tienda» a «Bodega»'],
  ['client_id', 'Rosa Quispe', 'Luz Vega', 'cambió el cliente de Rosa Quispe a Luz Vega'],
  ['service_id', null, 'Marketing digital', 'puso el servicio: «Marketing digital»'],
  ['status', 'En Progreso', 'Revisión', 'cambió el estado de En Progreso a Revisión'],
  ['progress', '40', '55', 'cambió el avance de 40\u00a0% a 55\u00a0%'],
  ['assigned_to', null, 'Luz Vega', 'lo asignó a Luz Vega'],
  ['assigned_to', 'Luz Vega', null, 'lo dejó sin asignar: era de Luz Vega'],
  ['assigned_to', 'Luz Vega', 'Beto Rojas', 'lo pasó de Luz Vega a Beto Rojas'],
])('of a project: %s from %s to %s', (field, from, to, deed) => {
  expect(said({ field, from, to })).toBe(`Ana Torres ${deed}`);
});

test.each([
  ['phase:f1', null, null, 'Pruebas', 'agregó la fase Pruebas'],
  ['phase:f1', null, 'Pruebas', null, 'quitó la fase Pruebas'],
  [
    'phase:f1',
    'start_date',
    '2026-11-03',
    '2026-12-01',
    'cambió el inicio de la fase Pruebas del 3 nov 2026 al 1 dic 2026',
  ],
  ['phase:f2', 'position', '0', '2', 'cambió el orden de una fase de 1 a 3'],
  ['phase:f1', 'delivery', null, 'Lista', 'entregó la fase Pruebas: «Lista»'],
  ['phase:f1', 'answer', null, 'aprobada', 'aprobó la fase Pruebas'],
  ['phase:f1', 'answer', null, 'con cambios: Sí', 'pidió cambios en la fase Pruebas: «Sí»'],
  ['project:p', 'update', null, 'Avanza', 'publicó la novedad «Avanza»'],
  ['project:p', 'archived_at', null, '2026-11-03', 'archivó el proyecto'],
  ['project:p', 'archived_at', '2026-11-03', null, 'restauró el proyecto'],
  ['ticket:t', 'subject', 'Yape', 'Plin', 'cambió el asunto de «Yape» a «Plin»'],
  ['ticket:t', 'project_id', 'Tienda', null, 'quitó el proyecto: era «Tienda»'],
  ['person:p', null, null, 'Luz Vega', 'creó la cuenta de Luz Vega'],
  ['person:p', 'role_id', 'client', 'admin', 'cambió el rol de Cliente a Administración'],
  ['client:c', 'company', 'Agro', 'Semillas', 'cambió la empresa de «Agro» a «Semillas»'],
  ['client:c', 'phone', '', '987', 'puso el teléfono: 987'],
  ['client:c', 'document', '12345678', '', 'quitó el DNI o RUC: era 12345678'],
  ['client:c', 'notes', 'Paga.', '', 'cambió las notas'],
  ['complaint:c', 'answer', null, 'Ya está.', 'respondió la hoja'],
  ['complaint:c', 'settled_on', null, '2026-11-03', 'registró un acuerdo del 3 nov 2026'],
  ['complaint:c', 'settlement', null, 'Un mes', 'registró el acuerdo «Un mes»'],
  ['otro:x', 'color', 'rojo', 'azul', 'cambió «color» de rojo a azul'],
])('of %s: %s from %s to %s', (object, field, from, to, deed) => {
  expect(said({ object, field, from, to })).toBe(`Ana Torres ${deed}`);
});

test('what no person did', () => {
  const object = 'complaint:c';
  const bare = { author: null, field: null };
  expect(said({ ...bare, object, to: '000123-2026' })).toBe('Se presentó la hoja 000123-2026');
  expect(said({ ...bare, object, from: '000123-2026' })).toBe('Se borró la hoja 000123-2026');
  const message = 'message:m';
  expect(said({ ...bare, object: message, from: null, to: 'nuevo' })).toBe('Llegó el mensaje');
  expect(said({ ...bare, object: message, from: 'nuevo', to: null })).toBe('Se borró el mensaje');
  expect(said({ author: null, field: 'progress', from: '1', to: '2' })).toMatch(/^El sistema /);
});

test('a description is not part of the sentence', () => {
  const row = aChange({ object: 'ticket:t', field: 'description', from: 'Antes', to: 'Ahora' });
  expect(changeText(row, {})).toEqual({
    who: 'Ana Torres',
    deed: 'cambió la descripción',
    texts: { before: 'Antes', now: 'Ahora' },
  });
});

test('a phase that is gone has the name it was created or deleted with', () => {
  const rows = [
    aChange({ object: 'phase:f2', field: 'position', from: '0', to: '1' }),
    aChange({ object: 'phase:f2', field: null, from: null, to: 'Análisis' }),
  ];
  expect(namesIn(rows)).toEqual({ 'phase:f2': 'Análisis' });
});
