import { describe, expect, test } from '@jest/globals';
import { NewComplaintAnswer } from '#contract/complaints.ts';
import { validateForm } from '#src/lib/forms/validateForm.ts';
import { answerSchemas, checkSettlement, emptyAnswer, toAnswer } from './answerRules.ts';
import type { AnswerValues } from './answerRules.ts';

const days = { from: '2026-09-05', to: '2026-09-10' };
const typed: AnswerValues = {
  text: ' Tienes razón. ',
  settledOn: '2026-09-10',
  settlement: ' S/ 50 menos. ',
};

const validate = async (values: AnswerValues) =>
  validateForm(
    values,
    { check: (some) => checkSettlement(some, days) },
    await answerSchemas.load(),
  );

describe('validation errors of an answer', () => {
  const wrong: [field: keyof AnswerValues, value: string, message: string][] = [
    ['text', 'ñ'.repeat(5001), 'La respuesta admite hasta 5000 caracteres; tiene 5001.'],
    ['settledOn', '', 'Indica la fecha del acuerdo.'],
    ['settledOn', '2026-09-04', 'La fecha del acuerdo es anterior a la reclamación.'],
    ['settledOn', '2026-09-11', 'La fecha del acuerdo todavía no llega.'],
    ['settlement', ' ', 'Escribe qué acordaron.'],
    ['settlement', 'ñ'.repeat(2001), 'El acuerdo admite hasta 2000 caracteres; tiene 2001.'],
  ];
  test.each(wrong)('%s %j: %s', async (field, value, message) => {
    const { error } = await validate({ ...typed, [field]: value });
    expect(error).toEqual({ errors: { [field]: message } });
  });

  test.each([
    typed,
    { ...typed, settledOn: '2026-09-05' },
    { ...emptyAnswer, text: 'Ya.' },
    { ...typed, text: 'ñ'.repeat(5000), settlement: 'ñ'.repeat(2000) },
  ])('none', async (values) => {
    expect((await validate(values)).error).toBeNull();
    const complaintId = '9a4b1c7e-2d3f-4a5b-8c6d-7e8f9a0b1c2d';
    expect(NewComplaintAnswer.safeParse({ complaintId, ...toAnswer(values) }).success).toBe(true);
  });
});

test('a settlement is sent only if complete', () => {
  expect(toAnswer({ ...typed, text: 'Ya.' })).toEqual({
    text: 'Ya.',
    settlement: { settledOn: '2026-09-10', text: ' S/ 50 menos. ' },
  });
  expect(toAnswer({ ...emptyAnswer, text: 'Ya.' })).toEqual({ text: 'Ya.' });
});
