import { describe, expect, test } from '@jest/globals';
import type { CarriedIdea } from '#src/lib/carried.ts';
import { emptyContactDraft } from './contactDraft.ts';
import type { ContactDraft } from './contactDraft.ts';
import { inFirstPerson, withIdea } from './ideaText.ts';

const idea = {
  name: 'Pedidos por WhatsApp',
  description: 'Un bot que toma pedidos.',
  features: ['Cobro con Yape', 'Horario de reparto'],
};
const another = { name: 'Tienda de café', description: 'Catálogo con pago.', features: [] };
const ideaText =
  'Me interesa «Pedidos por WhatsApp».\n\nUn bot que toma pedidos.\n\nIncluye:\n- Cobro con Yape\n- Horario de reparto';
const visitor = { name: '', email: '' };
const into = (draft: ContactDraft, carried: CarriedIdea) => withIdea(draft, carried, visitor);

describe('a service in the form', () => {
  test('fills empty fields with description and features', () => {
    expect(into({ ...emptyContactDraft, name: 'Rosa', subject: '  ' }, idea)).toMatchObject({
      name: 'Rosa',
      subject: 'Me interesa: Pedidos por WhatsApp',
      message: ideaText,
    });
  });

  test('is replaced by another idea; inserting the same one again changes nothing', () => {
    const first = into(emptyContactDraft, idea);
    expect(into(first, idea)).toEqual(first);
    expect(into(first, another)).toMatchObject({
      subject: 'Me interesa: Tienda de café',
      message: 'Me interesa «Tienda de café».\n\nCatálogo con pago.',
    });
  });

  test('is added below a typed message, which stays unchanged', () => {
    const typed = { ...emptyContactDraft, subject: 'Mi marca', message: 'Vendo tortas. \n' };
    const first = into(typed, idea);
    expect(first).toMatchObject({ subject: 'Mi marca', message: `Vendo tortas.\n\n${ideaText}` });
    const goneOn = { ...first, message: `${first.message}\n\n¿Cuánto cuesta?` };
    expect(into(goneOn, another).message).toBe(
      'Vendo tortas.\n\nMe interesa «Tienda de café».\n\nCatálogo con pago.\n\n¿Cuánto cuesta?',
    );
  });

  test('keeps replacement patterns such as $& literally', () => {
    const odd = { ...another, name: '$& $1' };
    expect(into(into(emptyContactDraft, idea), odd).message).toContain('«$& $1»');
  });

  test('is truncated to the limit of the subject', () => {
    const { subject } = into(emptyContactDraft, { ...idea, name: 'x'.repeat(300) });
    expect(subject).toHaveLength(200);
  });
});

describe('an idea of the generator in the form', () => {
  const asked = {
    ...idea,
    name: 'Pedidos en tu WhatsApp',
    id: '5e2d7a10-3b6c-4f8e-9d01-7a8b9c0d1e2f',
    prompt: 'Vendo tortas por encargo',
    description: 'Tus clientes piden solos y el pago te llega al Yape de tu pastelería.',
    features: ['Agenda que tú apruebas', 'Aviso a tu WhatsApp'],
  };
  const rosa = { name: 'Rosa Quispe', email: 'rosa@demo.pe' };

  test('is in the first person: sender, prompt and proposal', () => {
    expect(withIdea(emptyContactDraft, asked, rosa)).toMatchObject({
      ...rosa,
      subject: 'Quiero este proyecto: Pedidos en tu WhatsApp',
      message: [
        'Hola, quiero este proyecto: «Pedidos en mi WhatsApp».',
        'Lo que pedí: «Vendo tortas por encargo»',
        'Mis clientes piden solos y el pago me llega al Yape de mi pastelería.',
        'Incluye:\n- Agenda que yo apruebo\n- Aviso a mi WhatsApp',
        'Me gustaría conversar para empezar.',
      ].join('\n\n'),
      ideaId: asked.id,
    });
  });

  test('has the prompt once, though the description repeats it', () => {
    const repeated = `Nos cuentas: «${asked.prompt}». ${asked.description}`;
    expect(withIdea(emptyContactDraft, { ...asked, description: repeated }, rosa).message).toBe(
      withIdea(emptyContactDraft, asked, rosa).message,
    );
  });

  test('typed name and e-mail are kept', () => {
    const typed = { ...emptyContactDraft, name: 'Rosa', email: 'ventas@demo.pe' };
    expect(withIdea(typed, asked, rosa)).toMatchObject({ name: 'Rosa', email: 'ventas@demo.pe' });
  });

  test('another idea or a service replaces text and id', () => {
    const first = withIdea(emptyContactDraft, asked, rosa);
    expect(withIdea(first, another, rosa)).toMatchObject({
      subject: 'Me interesa: Tienda de café',
      message: 'Me interesa «Tienda de café».\n\nCatálogo con pago.',
      ideaId: '',
    });
  });
});

test.each([
  ['Para tu empresa, contigo.', 'Para mi empresa, conmigo.'],
  ['Tu tienda y TUS clientes', 'Mi tienda y Mis clientes'],
  ['Te avisa lo que tú decides', 'Me avisa lo que yo decido'],
  [
    'Para que tus clientes saquen cita, te proponemos una agenda. Lo haríamos con nuestro servicio de «Desarrollo full-stack».',
    'Para que mis clientes saquen cita, me proponen una agenda. Lo harían con su servicio de «Desarrollo full-stack».',
  ],
  ['Cambio sin llamar, hasta la hora que tú fijes', 'Cambio sin llamar, hasta la hora que yo fije'],
  ['Publicas lo que alquilas', 'Publico lo que alquilo'],
  ['Revisamos contigo qué te quita horas', 'Revisan conmigo qué me quita horas'],
  ['Té, tuétano y estatutos', 'Té, tuétano y estatutos'],
])('%j in the first person is %j', (said, own) => {
  expect(inFirstPerson(said)).toBe(own);
});
