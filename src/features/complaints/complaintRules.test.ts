import { describe, expect, test } from '@jest/globals';
import { NewComplaint } from '#contract/complaints.ts';
import { validateForm } from '#src/lib/forms/validateForm.ts';
import { blankErrors, complaintSchemas, emptyComplaint, toPayload } from './complaintRules.ts';
import type { ComplaintField, ComplaintValues } from './complaintRules.ts';

const filled = {
  ...emptyComplaint,
  fullName: 'Rosa Ñahui Quispe',
  documentId: '12345678',
  email: 'rosa@correo.pe',
  details: 'El cupón no se aplicó.',
};

async function validate(values: ComplaintValues) {
  return validateForm(values, { blank: blankErrors }, await complaintSchemas.load());
}

describe('validation errors', () => {
  test('of an empty form: the four required fields, in order', async () => {
    const { error } = await validate(emptyComplaint);
    expect(error).toEqual({ errors: blankErrors });
  });

  test('of six filled fields: none', async () => {
    expect((await validate(filled)).error).toBeNull();
  });

  const wrong: [ComplaintField, string][] = [
    ['fullName', ' \t '],
    ['fullName', 'x'.repeat(201)],
    ['documentId', '7654'],
    ['documentId', '1234567890123'],
    ['documentId', '12345-67ñ'],
    ['email', 'rosa'],
    ['email', 'rosa@correo'],
    ['email', 'rosa@ correo.pe'],
    ['phone', '9'.repeat(31)],
    ['details', 'x'.repeat(5001)],
    ['amount', '-5'],
    ['amount', '12.345'],
    ['amount', 'mucho'],
    ['guardian', 'x'.repeat(201)],
  ];
  test.each(wrong)('%s: %s', async (field, value) => {
    const { error } = await validate({ ...filled, [field]: value });
    expect(Object.keys(error?.errors ?? {})).toEqual([field]);
  });

  test.each(['12345678', ' 1234 5678 ', '12.345.678', '001234567', 'a00123456', '123456789012'])(
    'the document %s is accepted',
    async (documentId) => {
      expect((await validate({ ...filled, documentId })).error).toBeNull();
    },
  );
});

describe('the payload', () => {
  test('has only the six fields if the others are empty', () => {
    expect(toPayload({ ...filled, phone: ' 999 000 111 ' })).toEqual({
      fullName: 'Rosa Ñahui Quispe',
      documentId: '12345678',
      email: 'rosa@correo.pe',
      phone: '999 000 111',
      type: 'reclamo',
      details: 'El cupón no se aplicó.',
    });
  });

  test.each([
    ['1,234.50', 1234.5],
    ['S/ 80', 80],
    ['s/.0.10', 0.1],
    ['\u202aS/ 150.50\u202c', 150.5],
  ])('has the amount %s as a number', (amount, soles) => {
    expect(toPayload({ ...filled, amount }).amount).toBe(soles);
  });

  test('passes the contract’s schema unchanged', async () => {
    const whole = {
      ...filled,
      type: 'queja',
      address: 'Jr. Junín 123',
      guardian: 'Elías Ñahui',
      goodType: 'servicio',
      goodDescription: 'Un dominio',
      amount: '1,234,567.89',
      request: 'La devolución',
    };
    expect((await validate(whole)).error).toBeNull();
    expect(NewComplaint.safeParse(toPayload(whole)).success).toBe(true);
  });
});
