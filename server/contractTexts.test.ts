import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type * as z from 'zod/mini';
import { Email, OptionalLine, OptionalText, RequiredLine, RequiredText } from '#contract/shared.ts';
import { cutText, endOfText, firstCharacter } from '#contract/cutText.ts';
import { ComplaintLookUp, NewComplaint } from '#contract/complaints.ts';

/** The distinct messages with which a schema rejects a value; empty when it accepts it. */
function messagesOf(schema: z.ZodMiniType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return [...new Set(error?.issues.map(({ message }) => message))];
}

describe('a required text', () => {
  const subject = RequiredText('el asunto', 200);

  const blank = [
    '',
    ' \n\t',
    '\u200b',
    '\u2060\ufeff',
    '\u00ad',
    '\u2800\u2800',
    '\u3164',
    '\uffa0',
  ];
  const blanks = [...blank, '\u115f\u1160', '\ufe0f', '\u0007', '\u202e', ' \u200d \u3164 '];
  for (const text of blanks) {
    it(`is empty without a visible character: ${JSON.stringify(text)}`, () => {
      assert.deepEqual(messagesOf(subject, text), ['Falta el asunto.']);
    });
  }

  const seen = [
    '👩‍👧‍👦',
    'می‌خواهم',
    'Ñandú',
    'a\u200bb',
    '\u200bx',
    '\u3164ㄱ',
    '⠓⠕⠇⠁',
    'e\u0301',
    '\u202eהלא',
  ];
  for (const text of [...seen, '.', '0']) {
    it(`is kept as typed with a visible character: ${JSON.stringify(text)}`, () => {
      assert.equal(subject.parse(text), text);
    });
  }
});

describe('a cut text', () => {
  const cuts: [text: string, most: number, cut: string][] = [
    ['Hola', 4, 'Hola'],
    ['Hola', 3, 'Hol'],
    ['abc😀d', 4, 'abc'],
    ['abc😀d', 5, 'abc😀'],
    ['ab👩‍👩‍👧‍👦c', 8, 'ab'],
    ['cafe\u0301s', 4, 'caf'],
    ['🇵🇪🇵🇪', 6, '🇵🇪'],
  ];
  for (const [text, most, cut] of cuts) {
    it(`is the beginning, in whole characters: ${JSON.stringify(text)} in ${most}`, () => {
      assert.equal(cutText(text, most), cut);
    });
  }
});

describe('the end of a text', () => {
  const ends: [text: string, least: number, end: string][] = [
    ['Hola', 9, 'Hola'],
    ['Hola', 2, 'la'],
    ['a😀.pdf', 4, '.pdf'],
    ['a😀.pdf', 5, '😀.pdf'],
    ['a👩‍👩‍👧‍👦b', 3, '👩‍👩‍👧‍👦b'],
  ];
  for (const [text, least, end] of ends) {
    it(`is in whole characters: ${least} of ${JSON.stringify(text)}`, () => {
      assert.equal(endOfText(text, least), end);
    });
  }
});

it('the first character is whole', () => {
  assert.deepEqual(['', 'Rosa', '😀 Rosa', 'E\u0301l'].map(firstCharacter), [
    '',
    'R',
    '😀',
    'E\u0301',
  ]);
});

describe('a refused character', () => {
  it('is found by the words before it', () => {
    const subject = RequiredLine('el asunto', 200);
    assert.deepEqual(messagesOf(subject, 'Pago\u202eoga'), [
      'El asunto contiene un carácter invisible que invierte el texto después de «Pago». Bórralo.',
    ]);
    assert.deepEqual(messagesOf(subject, 'Pago\r\nBcc: otra@example.pe'), [
      'El asunto contiene un salto de línea después de «Pago». Bórralo.',
    ]);
    assert.deepEqual(messagesOf(subject, '\u0007Pago'), [
      'El asunto contiene un carácter no permitido al inicio. Bórralo.',
    ]);
    const long = `${'x'.repeat(50)} esto es lo último 👩‍👧\u000b y más`;
    assert.deepEqual(messagesOf(RequiredText('el mensaje', 200), long), [
      'El mensaje contiene un carácter no permitido después de «sto es lo último 👩‍👧». Bórralo.',
    ]);
  });

  it('may turn a text of several lines around, where it is common in right-to-left scripts', () => {
    assert.equal(OptionalText('el pedido', 20).parse('a\u202eb'), 'a\u202eb');
    for (const text of ['مرحبا', 'שלום', 'a\u200fb', 'Ñ']) {
      assert.equal(OptionalLine('el asunto', 200).parse(text), text);
    }
  });
});

describe('an e-mail address', () => {
  const local = (length: number) => `${'a'.repeat(length)}@example.pe`;

  it('has up to 64 characters before the at sign', () => {
    assert.equal(Email.parse(local(64)), local(64));
    assert.deepEqual(messagesOf(Email, local(65)), [
      'El correo es demasiado largo: antes de la arroba admite hasta 64 caracteres.',
    ]);
  });

  it('has no accents before the at sign, and the message says so when that is the only fault', () => {
    for (const email of [
      'muñoz@example.pe',
      'josé.ruiz@example.pe',
      'mun\u0303oz@b.pe',
      'muñoz@cañete.pe',
    ]) {
      assert.deepEqual(messagesOf(Email, email), ['Escribe el correo sin tildes ni ñ.']);
    }
    for (const email of [
      'muñoz',
      'muñoz@',
      'ana@example',
      'añ a@b.pe',
      'ana@cañete',
      'ana@ñ/.pe',
    ]) {
      assert.deepEqual(messagesOf(Email, email), ['Escribe un correo completo.']);
    }
  });

  it('has its domain in ASCII', () => {
    const written: [typed: string, kept: string][] = [
      ['ana@cañete.pe', 'ana@xn--caete-pta.pe'],
      ['ana@CAN\u0303ETE.pe', 'ana@xn--caete-pta.pe'],
      ['ana@ventas.cañete.com.pe', 'ana@ventas.xn--caete-pta.com.pe'],
      ['ana@例え.jp', 'ana@xn--r8jz45g.jp'],
      ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
      ['ana@xn--e1afmkfd.xn--p1ai', 'ana@xn--e1afmkfd.xn--p1ai'],
      ['Ana@Example.PE', 'Ana@Example.PE'],
    ];
    for (const [typed, kept] of written) assert.equal(Email.parse(typed), kept);
  });

  it('is read as typed where the browser would read a domain in another way', () => {
    for (const end of [
      'b.pe/ñ',
      'b.pe?ñ',
      'ñ.pe:80',
      'ñ%2epe',
      'ñ\n.pe',
      'ñ\u202e.pe',
      'b。pe',
      'ñ..pe',
    ]) {
      assert.deepEqual(messagesOf(Email, `ana@${end}`), ['Escribe un correo completo.'], end);
    }
  });

  it('loses invisible marks at its ends', () => {
    assert.equal(Email.parse('\u202aana@example.pe\u202c\u00a0'), 'ana@example.pe');
  });
});

describe('a document', () => {
  it('loses invisible marks at its ends', () => {
    const { documentId } = NewComplaint.shape;
    assert.equal(documentId.parse('\u202a1234 5678\u202c'), '12345678');
    assert.match(messagesOf(documentId, '1234\u202e5678').join(), /^El DNI tiene/);
    const { code } = ComplaintLookUp.shape;
    assert.equal(code.parse('\u200e123-2026\ufeff'), '000123-2026');
  });
});
