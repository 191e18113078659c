import { describe, expect, test } from '@jest/globals';
import { agency } from '#contract/agency.ts';
import { RECIPIENT_KINDS, type RecipientKind, type Recipients } from '#contract/siteFacts.ts';
import { privacyText } from './privacy.ts';
import { termsText } from './terms.ts';

const hosts: Record<RecipientKind, string> = {
  identity: 'abc.supabase.co',
  database: 'db.alquilada.pe',
  captcha: 'www.google.com',
  ideas: 'api.openai.com',
  mail: 'smtp.correo.pe',
};

const words = (recipients: Recipients | null) => JSON.stringify(privacyText(recipients));

describe('who else gets data', () => {
  const sets = Array.from({ length: 2 ** RECIPIENT_KINDS.length }, (_, bits) =>
    RECIPIENT_KINDS.filter((_kind, place) => bits & (1 << place)),
  );

  test.each(sets.map((used) => [used.join(', ') || 'nobody', used] as const))(
    'with %s, these are named and no others',
    (_name, used) => {
      const text = words(Object.fromEntries(used.map((kind) => [kind, hosts[kind]])));
      for (const kind of RECIPIENT_KINDS) {
        expect([kind, text.includes(hosts[kind])]).toEqual([kind, used.includes(kind)]);
      }
      expect(text.includes('flujo transfronterizo')).toBe(used.length > 0);
      expect(text.includes('no sale de él')).toBe(!used.includes('ideas'));
      expect(text.includes('reCAPTCHA')).toBe(used.includes('captcha'));
    },
  );

  test('known companies are shown by name, others by host', () => {
    const text = words(hosts);
    expect(text).toContain('Supabase (abc.supabase.co).');
    expect(text).toContain('Google (www.google.com).');
    expect(text).toContain('"smtp.correo.pe. ');
    expect(words({ mail: 'smtp.nogoogle.com' })).not.toContain('Google');
  });

  test('without information from a server the page says what may happen', () => {
    const text = words(null);
    expect(text).toContain('pueden trabajar por encargo nuestro');
    expect(text).not.toContain('servidores propios');
    expect(text).not.toContain('Ningún otro servicio');
  });
});

test('the controller, the mailbox, the law, the four rights and the authority are named', () => {
  const text = words({});
  const said = [agency.legalName, agency.ruc, agency.address, agency.privacyEmail, 'ley 29733'];
  const rights = ['Acceso', 'Rectificación', 'Cancelación', 'Oposición'];
  for (const what of [...said, 'D.S.\u00a0016-2024-JUS', ...rights, 'Autoridad Nacional']) {
    expect(text).toContain(what);
  }
});

test('the terms name the consumer code, the complaints book and the other ways', () => {
  const text = JSON.stringify(termsText);
  for (const what of ['ley 29571', '/complaints-book', '15 días hábiles', 'INDECOPI', 'SUNAT']) {
    expect(text).toContain(what);
  }
});

test.each([privacyText({}), termsText])(
  '$title: each section has an address of its own',
  (text) => {
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+$/);
  },
);
