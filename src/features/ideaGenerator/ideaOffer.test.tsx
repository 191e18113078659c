import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { Link, Route, Routes } from 'react-router-dom';
import { ideaRoutes } from '#contract/ideaRoutes.ts';
import { sessionFound } from '#src/session/authSlice.ts';
import { anIdeaResult, aProfile } from '#src/testing/builders.ts';
import { network, onCall, onRoute, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { fill } from '#src/testing/renderUi.tsx';
import { renderFeature, signedInAs, signedOut } from '#src/testing/renderFeature.tsx';
import type { AuthState } from '#src/session/authSlice.ts';
import { AiTools } from './AiTools.tsx';
import { IdeaOffer } from './IdeaOffer.tsx';

withNetwork();
beforeEach(() => {
  serveIdentity(aProfile());
  network.use(
    onRoute(ideaRoutes.listIdeas, () => HttpResponse.json({ rows: [], next: null })),
    onCall('generateIdea', () => HttpResponse.json(anIdeaResult())),
  );
});

const OFFER = 'Tienes una idea por terminar: «Vendo tortas»';

/** Renders the generator, and the dashboard's offer after sign-in. */
function open(auth: AuthState, at = '/ai-tools') {
  return renderFeature(
    <>
      <Link to="/ai-tools">Ideas</Link>
      <Link to="/dashboard">Panel</Link>
      <Routes>
        <Route path="/ai-tools" element={<AiTools />} />
        <Route path="/dashboard" element={<IdeaOffer />} />
      </Routes>
    </>,
    { auth, at },
  );
}

const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));

/** A visitor types a prompt and signs in. */
async function arrive(prompt = 'Vendo tortas') {
  const rendered = open(signedOut);
  await fill(screen.getByRole('textbox'), prompt);
  act(() => {
    rendered.store.dispatch(sessionFound({ userId: aProfile().id, accessToken: 'token-1' }));
  });
  await go('Panel');
  return rendered;
}

test('a prompt typed before sign-in is offered and filled in', async () => {
  await arrive();
  expect(await screen.findByRole('status')).toHaveTextContent(OFFER);
  await userEvent.click(screen.getByRole('link', { name: 'Seguir con mi idea' }));
  expect(screen.getByRole('textbox')).toHaveValue('Vendo tortas');
});

test('the offer is not repeated after navigation', async () => {
  await arrive();
  expect(await screen.findByText(OFFER)).toBeVisible();
  await go('Ideas');
  await go('Panel');
  expect(screen.queryByText(OFFER)).toBeNull();
});

test('the offer can be dismissed; the text stays in the field', async () => {
  await arrive();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.queryByText(OFFER)).toBeNull();
  await go('Ideas');
  expect(screen.getByRole('textbox')).toHaveValue('Vendo tortas');
});

test('a long prompt is shortened at a word boundary', async () => {
  await arrive('Vendo tortas por encargo '.repeat(10).trim());
  expect(await screen.findByRole('status')).toHaveTextContent(/^.{100,180}tortas…»/);
});

test.each([
  ['wrote while signed in', async () => userEvent.type(screen.getByRole('textbox'), 'Vendo pan')],
  ['wrote nothing', () => Promise.resolve()],
])('there is no offer for someone who %s', async (_what, write) => {
  open(signedInAs('client'));
  await write();
  await go('Panel');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a prompt generated in the meantime is not offered', async () => {
  const { store } = open(signedOut);
  await userEvent.type(screen.getByRole('textbox'), 'Vendo tortas');
  store.dispatch(sessionFound({ userId: aProfile().id, accessToken: 'token-1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Generar Idea' }));
  await go('Panel');
  expect(screen.queryByText(OFFER)).toBeNull();
});

test('a visitor’s prompt is offered in another tab too, once', async () => {
  const visit = open(signedOut);
  await fill(screen.getByRole('textbox'), 'Vendo tortas');
  await go('Seguir con mi idea');
  visit.unmount();
  sessionStorage.clear();
  const first = open(signedInAs('client'), '/dashboard');
  expect(await screen.findByRole('status')).toHaveTextContent(OFFER);
  first.unmount();
  sessionStorage.clear();
  open(signedInAs('client'), '/dashboard');
  expect(screen.queryByRole('status')).toBeNull();
});
