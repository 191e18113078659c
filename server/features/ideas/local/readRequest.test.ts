import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whyUnfit } from './guard.ts';
import { isGeneral } from './knowledge.ts';
import { readRequest } from './request.ts';
import { readAs } from './testing/readAs.ts';
import { REQUESTS } from './testing/requests.ts';

const REQUIRED_SHARE = 0.95;

test('recognizes the intents of nearly all requests; harm and nonsense always', () => {
  const wrong = REQUESTS.filter((request) => !readAs(request));
  const report = wrong.map(({ prompt, reads }) => `${prompt}: ${reads.join()}`).join('\n');
  assert.ok(wrong.length <= REQUESTS.length * (1 - REQUIRED_SHARE), report);
  assert.deepEqual(
    wrong.filter(({ reads }) => ['harm', 'more'].includes(reads[0] ?? '')),
    [],
  );
});

test('the test set is large enough', () => {
  assert.ok(REQUESTS.length >= 150);
  assert.equal(new Set(REQUESTS.map(({ prompt }) => prompt)).size, REQUESTS.length);
});

const intentsOf = (prompt: string) => readRequest(prompt).intents.map(({ id }) => id);

test('ignores capitals, accents, typos and diminutives', () => {
  for (const [right, ...others] of [
    ['Quiero reservar canchas', 'QUIERO RESERVAR CANCHAS', 'kiero reserbar canchas'],
    ['Alquilo bicicletas por horas', 'alkilo bisicletas x horas', 'ALQUILO BICICLETAS POR HORAS'],
    ['Cotización de muebles', 'cotisacion de muebles', 'cotizacion de mueblecitos'],
    [
      'Que mis clientes paguen por Yape',
      'q mis clientes pagen x yape',
      'q mis caseritos paguen por yape',
    ],
  ] as const)
    for (const other of others) assert.deepEqual(intentsOf(other), intentsOf(right), other);
});

test('does not confuse a person’s occupation with their wish', () => {
  assert.equal(intentsOf('Alquilo departamentos y quiero que mis inquilinos opinen')[0], 'opinar');
  assert.equal(
    intentsOf('mi taller de reparación de motos necesita contratar personal')[0],
    'contratar',
  );
  assert.ok(!intentsOf('delivery propio sin pagar comisión, para mi pollería').includes('cobrar'));
});

test('states the object in the person’s own words', () => {
  for (const [prompt, object] of [
    ['quiero vender uniformes escolares por internet', 'uniformes escolares'],
    ['alquiler de trajes tipicos', 'trajes típicos'],
    ['Vendo brújulas antiguas por correo', 'brújulas antiguas'],
    ['que mis clientes encarguen tortas de boda con un mes de anticipación', 'tortas de boda'],
    ['subastas de ganado lechero', 'ganado lechero'],
  ] as const)
    assert.equal(readRequest(prompt).object, object, prompt);
});

test('states the wish in the person’s own words', () => {
  for (const [prompt, wish] of [
    [
      'tengo una chacra y quiero saber cuanto gasté con mi papa',
      'saber cuánto gastaste con tu papa',
    ],
    ['mis alumnos quieren pagar por clase suelta', 'pagar por clase suelta'],
    ['ver quién prestó el taladro', 'ver quién prestó el taladro'],
    ['saber qué juntó cada promotor', 'saber qué juntó cada promotor'],
    ['anotar cuantas vacas paren al mes', 'anotar cuántas vacas paren al mes'],
    ['avisar donde están mis camiones', 'avisar dónde están tus camiones'],
    ['avisar a quien corresponda', 'avisar a quien corresponda'],
    ['vender camiónes usados', 'vender camiones usados'],
    ['quiero una app para que los choferes reporten fallas', 'que los choferes reporten fallas'],
  ] as const)
    assert.equal(readRequest(prompt).wish, wish, prompt);
});

test('answers an unknown intent in the person’s own words', () => {
  const { intents, wish } = readRequest('quiero que mi abuela me susurre sus secretos');
  assert.ok(isGeneral(intents[0]!));
  assert.equal(wish, 'que tu abuela te susurre sus secretos');
});

test('in doubt a general answer is the first alternative', () => {
  const doubtful = readRequest('que los vecinos avisen de un perro suelto');
  assert.ok(!isGeneral(doubtful.intents[0]!));
  assert.ok(isGeneral(doubtful.runnersUp[0]!));
  assert.ok(!readRequest('alquilar andamios por día').runnersUp.some(isGeneral));
});

test('recognizes customers, business and place', () => {
  const { customers, business, place } = readRequest(
    'tengo una lavanderia en huancayo y quiero que los turistas reserven',
  );
  assert.deepEqual(
    { customers, business, place },
    {
      customers: 'los turistas',
      business: 'tu lavandería',
      place: 'Huancayo',
    },
  );
});

test('finds an intent in every accepted request', () => {
  for (const { prompt } of REQUESTS)
    if (whyUnfit(prompt) === null) assert.ok(readRequest(prompt).intents.length > 0, prompt);
});
