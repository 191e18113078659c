import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whyUnfit } from './guard.ts';

const REFUSAL = /^No podemos ayudarte con ese pedido/;
const TOO_LITTLE = 'Cuéntanos un poco más: qué vendes o haces, y qué te gustaría lograr.';

test('a disguised spelling is recognized', () => {
  for (const prompt of [
    'h4ck34r cuentas',
    's1c4r10 por encargo',
    'd.r.o.g.a.s a domicilio',
    'vender d r o g a s',
  ])
    assert.match(whyUnfit(prompt) ?? '', REFUSAL, prompt);
});

test('harm that the person wants to avoid, or suffered, is no harm', () => {
  for (const prompt of [
    'evitar que me estafen con yapes falsos en mi tienda',
    'me hackearon mi instagram y quiero recuperar a mis clientes',
    'charlas de prevención de drogas en colegios',
    'vendo pistolas de silicona y manualidades',
  ])
    assert.equal(whyUnfit(prompt), null, prompt);
});

test('fewer than two known words, or nothing wanted, is asked back', () => {
  for (const prompt of [
    '',
    '???',
    '🎉🎉🎉',
    'hola',
    'vender asdf qwer',
    'vender '.repeat(280),
    'quiero una app',
  ])
    assert.equal(whyUnfit(prompt), TOO_LITTLE, prompt);
});

test('a short request is enough', () => {
  for (const prompt of ['vender tortas', 'app para barbería', 'soy gasfitero'])
    assert.equal(whyUnfit(prompt), null, prompt);
});
