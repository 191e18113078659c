import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '#src/testing/renderUi.tsx';
import { NewTicket } from '#contract/tickets.ts';
import { lazyModule } from '../importChunk.ts';
import { useDraft } from './useDraft.ts';
import { useForm } from './useForm.ts';

const empty = { subject: '', description: '' };
const loaded = lazyModule('test', async () => NewTicket.shape);
const unreachable = lazyModule('test', () => Promise.reject(new Error('no connection')));

let sent: unknown[];
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

/** The password is the first control, but the last field by name. */
function Form({ schemas = loaded, busy = false }) {
  const { props, field } = useForm({
    draft: useDraft('test', null, empty),
    unkept: ['password'],
    blank: { password: 'Escribe la contraseña.', subject: 'Escribe el asunto.' },
    schemas,
    submission: { busy, submit: (values) => sent.push(values) },
  });
  return (
    <form {...props}>
      {(['password', 'subject', 'description'] as const).map((name) => {
        const { error, invalid, describedBy, ...control } = field(name);
        return (
          <label key={name}>
            {name}
            <input {...control} aria-invalid={invalid} aria-describedby={describedBy} />
            {error}
          </label>
        );
      })}
      <button type="submit">Enviar</button>
    </form>
  );
}

const control = (name: string) => screen.getByLabelText(RegExp(`^${name}`));
async function fillIn() {
  await userEvent.type(control('password'), ' clave ');
  await userEvent.type(control('subject'), '  El pago ');
}

const submit = () => userEvent.click(screen.getByRole('button'));

test('the first invalid control gets focus, and keeps it while others are corrected', async () => {
  renderUi(<Form />);
  await submit();
  expect(control('password')).toHaveFocus();
  expect(control('subject')).toBeInvalid();
  await userEvent.type(control('subject'), 'Pago');
  expect(control('subject')).toHaveFocus();
  expect(control('subject')).toBeValid();
  expect(control('password')).toBeInvalid();
  expect(sent).toEqual([]);
});

test('values are sent as normalized by the schemas; fields outside the draft keep their blanks', async () => {
  renderUi(<Form />);
  await fillIn();
  await submit();
  expect(sent).toEqual([{ password: ' clave ', subject: 'El pago', description: '' }]);
});

test('a password is handed over in NFC, however the keyboard wrote its letters', async () => {
  renderUi(<Form />);
  await userEvent.type(control('password'), 'contrasen\u0303a');
  await userEvent.type(control('subject'), 'Pago');
  await userEvent.type(control('description'), 'Nada');
  await submit();
  expect(sent).toEqual([{ subject: 'Pago', description: 'Nada', password: 'contrase\u00f1a' }]);
});

test('if the schemas cannot be loaded, the form is submitted and the request reports the failure', async () => {
  renderUi(<Form schemas={unreachable} />);
  await userEvent.type(control('password'), 'clave');
  await userEvent.type(control('subject'), 'x'.repeat(201));
  await submit();
  expect(sent).toHaveLength(1);
});

test('blank fields are refused before the schemas load, and what is typed meanwhile is not sent', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof NewTicket.shape>();
  renderUi(<Form schemas={lazyModule('late', () => promise)} />);
  await submit();
  expect(control('password')).toHaveFocus();
  await fillIn();
  await act(async () => resolve(NewTicket.shape));
  expect(sent).toEqual([]);
  await submit();
  expect(sent).toHaveLength(1);
});

test('a double click submits once', async () => {
  renderUi(<Form />);
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button'));
  expect(sent).toHaveLength(1);
});

test('a submit during another is ignored', async () => {
  renderUi(<Form busy />);
  await fillIn();
  await submit();
  expect(sent).toEqual([]);
});

/** Never called: the type check fails if the error below disappears. */
export function usePasswordForm() {
  const draft = useDraft('login', null, { email: '' });
  const { field } = useForm({ draft, submission: { busy: false, submit: () => undefined } });
  // @ts-expect-error -- a field that the form does not have
  field('password');
}
