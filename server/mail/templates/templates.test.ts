import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accountReadyMail } from './accountReady.ts';
import { confirmationMail } from './confirmation.ts';
import { invitationMail } from './invitation.ts';
import { emailChangeMail, emailTakenMail } from './emailChange.ts';
import { passwordChangedMail } from './passwordChanged.ts';
import { recoveryMail } from './recovery.ts';

const LINK = 'https://agencia.pe/?token_hash=a-b_c&type=signup';
const to = 'ana@example.pe';

const letters = {
  confirmation: (fullName: string) => confirmationMail({ to, fullName, link: LINK }),
  invitation: (fullName: string) => invitationMail({ to, fullName, link: LINK }),
  recovery: (fullName: string) => recoveryMail({ to, fullName, link: LINK }),
  email_change: (fullName: string) =>
    emailChangeMail({ to, fullName, newEmail: 'ana@nuevo.pe', link: LINK }),
  email_taken: (fullName: string) => emailTakenMail({ to, fullName }),
  account_ready: (fullName: string) => accountReadyMail({ to, fullName }),
  password_changed: (fullName: string) =>
    passwordChangedMail({ to, fullName, when: new Date('2026-09-06T04:05:00Z') }),
};

for (const [kind, write] of Object.entries(letters)) {
  describe(`the ${kind} mail`, () => {
    it('states its purpose and recipient, in Peruvian Spanish', () => {
      const mail = write('Ana Ñahui');
      assert.equal(mail.kind, kind);
      assert.equal(mail.to, to);
      assert.match(mail.subject, /Tramayo/);
      assert.match(mail.html, /<html lang="es-PE">/);
      for (const part of [mail.html, mail.text]) assert.match(part, /Hola, Ana Ñahui:/);
    });

    it('escapes a name, and omits one with markup', () => {
      assert.match(write("Ana D'Ángelo").html, /Hola, Ana D&#39;Ángelo:/);
      const { html, text } = write(`<img src=x onerror="alert('1')"> & Cía`);
      assert.doesNotMatch(html, /img/);
      assert.doesNotMatch(text, /img/);
    });
  });
}

for (const kind of ['confirmation', 'invitation', 'recovery', 'email_change'] as const) {
  it(`the ${kind} mail carries its link in both parts, on a line of its own in the text`, () => {
    const { html, text } = letters[kind]('Ana');
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    assert.deepEqual(hrefs, Array(2).fill(LINK.replace('&', '&amp;')));
    assert.ok(text.split('\n').includes(LINK));
  });
}

it('the password_changed mail shows the time in Lima', () => {
  const { html, text } = letters.password_changed('Ana');
  for (const part of [html, text]) assert.match(part, /cambió el 5 set 2026 a las 23:05 \(hora/);
});

describe('a name chosen by a stranger', () => {
  const names: [string, string][] = [
    ['  Ana \n María\t', 'Hola, Ana María:'],
    ['J. Pérez', 'Hola, J. Pérez:'],
    ['Gana S/ 500 en https://malo.example', 'Hola:'],
    ['Entra a malo.com', 'Hola:'],
    ['www malo', 'Hola, www malo:'],
    ['www.malo', 'Hola:'],
    ['Gana S/500 en premio9.com/x', 'Hola:'],
    ['Ana\u202Emoc.olam', 'Hola:'],
    ["María-José D'Ángelo", "Hola, María-José D'Ángelo:"],
    ['escribe a x@malo', 'Hola:'],
    ['', 'Hola:'],
    ['a'.repeat(81), 'Hola:'],
  ];
  for (const [name, greeting] of names) {
    it(`${JSON.stringify(name.slice(0, 40))} gets the greeting '${greeting}'`, () => {
      const { text } = letters.confirmation(name);
      assert.equal(text.split('\n\n')[1], greeting);
    });
  }
});
