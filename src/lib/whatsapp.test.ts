import { expect, test } from '@jest/globals';
import { greetingText, phoneChatHref, whatsappNumber } from './whatsapp.ts';

test.each([
  ['987654321', '51987654321'],
  ['987 654 321', '51987654321'],
  ['(+51) 987-654-321', '51987654321'],
  ['51 987 654 321', '51987654321'],
  ['0051987654321', '51987654321'],
  ['+34 612 345 678', '34612345678'],
  ['+1 (202) 555-0142', '12025550142'],
])('%s is the number %s', (phone, number) => {
  expect(whatsappNumber(phone)).toBe(number);
});

test.each([
  ['a landline of Lima', '01 456 7890'],
  ['a landline with the country code', '+51 1 456 7890'],
  ['seven digits', '456 7890'],
  ['nine digits that are no mobile', '812345678'],
  ['ten digits without a country code', '9876543210'],
  ['two numbers', '987654321 / 912345678'],
  ['words', 'llamar a la tienda'],
  ['nothing', ''],
])('%s has no chat', (_what, phone) => {
  expect(whatsappNumber(phone)).toBeNull();
  expect(phoneChatHref(phone, 'Hola')).toBeNull();
});

test('the link carries a greeting by the first name, about the object (CONTACT-22)', () => {
  expect(phoneChatHref('987 654 321', greetingText('Rosa Quispe', 'Tienda & más'))).toBe(
    'https://wa.me/51987654321?text=Hola%20Rosa%2C%20te%20escribimos%20de%20Tramayo%20por%20%C2%ABTienda%20%26%20m%C3%A1s%C2%BB.',
  );
});

test('a greeting about nothing in particular says who writes', () => {
  expect(greetingText('Rosa Quispe')).toBe('Hola Rosa, te escribimos de Tramayo.');
});
