import { describe, expect, test } from '@jest/globals';
import { checkContact } from './contactRules.ts';
import { emptyContactDraft, withIdea } from './contactDraft.ts';

const idea = {
  name: 'Pedidos por WhatsApp',
  description: 'Un bot que toma pedidos.',
  features: ['Cobro con Yape', 'Horario de reparto'],
};
const another = { name: 'Tienda de café', description: 'Catálogo con pago.', features: [] };
const ideaText =
  'Me interesa “Pedidos por WhatsApp”.\n\nUn bot que toma pedidos.\n\nIncluye:\n- Cobro con Yape\n- Horario de reparto';

describe('an idea in the form', () => {
  test('fills what is empty, with description and features', () => {
    expect(withIdea({ ...emptyContactDraft, name: 'Rosa', subject: '  ' }, idea)).toMatchObject({
      name: 'Rosa',
      subject: 'Me interesa: Pedidos por WhatsApp',
      message: ideaText,
    });
  });

  test('gives way to another idea, and twice the same is once', () => {
    const first = withIdea(emptyContactDraft, idea);
    expect(withIdea(first, idea)).toEqual(first);
    expect(withIdea(first, another)).toMatchObject({
      subject: 'Me interesa: Tienda de café',
      message: 'Me interesa “Tienda de café”.\n\nCatálogo con pago.',
    });
  });

  test('stands below what somebody wrote, and changes nothing of it', () => {
    const typed = { ...emptyContactDraft, subject: 'Mi marca', message: 'Vendo tortas. \n' };
    const first = withIdea(typed, idea);
    expect(first).toMatchObject({ subject: 'Mi marca', message: `Vendo tortas.\n\n${ideaText}` });
    const goneOn = { ...first, message: `${first.message}\n\n¿Cuánto cuesta?` };
    expect(withIdea(goneOn, another).message).toBe(
      'Vendo tortas.\n\nMe interesa “Tienda de café”.\n\nCatálogo con pago.\n\n¿Cuánto cuesta?',
    );
  });

  test('is no pattern: what looks like one stays as it is', () => {
    const odd = { ...another, name: '$& $1' };
    expect(withIdea(withIdea(emptyContactDraft, idea), odd).message).toContain('“$& $1”');
  });

  test('fits the subject’s limit, whatever it is called', () => {
    const { subject } = withIdea(emptyContactDraft, { ...idea, name: 'x'.repeat(300) });
    expect(subject).toHaveLength(200);
  });
});

describe('what the form lets go', () => {
  const message = { name: 'Rosa', email: 'rosa@demo.pe', subject: 'Hola', message: 'Una tienda.' };

  test('a whole message, trimmed', () => {
    expect(checkContact({ ...message, name: ' Rosa ' })).toEqual({ message });
  });

  test.each([
    ['name', ' ', 'Escribe tu nombre.'],
    ['email', '', 'Escribe tu correo para poder responderte.'],
    ['email', 'rosa@', 'Escribe un correo completo.'],
    ['subject', '', 'Escribe el asunto.'],
    ['subject', 'x'.repeat(201), 'El asunto admite hasta 200 caracteres.'],
    ['message', '\n', 'Cuéntanos qué necesitas.'],
    ['message', 'x'.repeat(5001), 'El mensaje admite hasta 5000 caracteres.'],
  ])('not a %s like %p', (field, text, error) => {
    expect(checkContact({ ...message, [field]: text })).toEqual({
      message: null,
      errors: { [field]: error },
    });
  });
});
