import { expect, test } from '@jest/globals';
import { ContactFields } from '#contract/contact.ts';
import { formError, validateForm } from './validateForm.ts';

const message = { name: 'Rosa', email: 'rosa@demo.pe', subject: 'Hola', message: 'Una tienda.' };
const blank = { name: 'Escribe tu nombre.', message: 'Cuéntanos qué necesitas.' };
const validate = (values: typeof message, rules = {}) =>
  validateForm(values, { blank, ...rules }, ContactFields.shape);

test('valid values are returned as normalized by the schemas', () => {
  expect(validate({ ...message, name: ' Rosa ' })).toEqual({ error: null, values: message });
});

test.each([
  ['name', ' ', 'Escribe tu nombre.'],
  ['email', 'rosa@', 'Escribe un correo completo.'],
  ['subject', 'x'.repeat(201), 'El asunto admite hasta 200 caracteres; tiene 201.'],
  ['message', '\n', 'Cuéntanos qué necesitas.'],
  ['message', '\u2800', 'Falta el mensaje.'],
])('%s: %j gives the error %j', (field, text, error) => {
  expect(validate({ ...message, [field]: text })).toEqual({
    error: { errors: { [field]: error } },
  });
});

test('a blank optional field is not validated', () => {
  expect(validate({ ...message, subject: '' }).error).toBeNull();
});

test('a common message for blank fields precedes all others', () => {
  const check = () => formError('Otra cosa.', ['email']);
  const values = { ...message, name: '', email: 'rosa@', subject: ' ' };
  expect(validate(values, { blank: 'Falta algo.', check }).error).toEqual({
    message: 'Falta algo.',
    errors: { name: 'Falta algo.', subject: 'Falta algo.' },
  });
});

test('the form’s own check precedes the schemas, and replaces them if it has one message', () => {
  const values = { ...message, name: '', email: 'rosa@', subject: 'x'.repeat(201) };
  const own = { errors: { email: 'No ese.' } };
  expect(validate(values, { check: () => own }).error?.errors).toEqual({
    name: 'Escribe tu nombre.',
    email: 'No ese.',
    subject: 'El asunto admite hasta 200 caracteres; tiene 201.',
  });
  const shared = formError('Ahora no.', ['subject']);
  expect(validate(values, { check: () => shared }).error).toEqual(shared);
});
