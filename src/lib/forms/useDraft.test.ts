import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { forgetDraftsOfOthers, useDraft } from './useDraft.ts';

const empty = { subject: '', description: '' };

test('a draft survives a reload until it is cleared', () => {
  const first = renderHook(() => useDraft('ticket', 'rosa', empty));
  act(() => {
    first.result.current.setField('subject', 'El pago');
    first.result.current.setField('description', 'no llega');
  });
  expect(first.result.current.values).toEqual({ subject: 'El pago', description: 'no llega' });
  first.unmount();

  const second = renderHook(() => useDraft('ticket', 'rosa', empty));
  expect(second.result.current.values).toEqual({ subject: 'El pago', description: 'no llega' });
  act(() => {
    second.result.current.clear();
  });
  expect(second.result.current.values).toBe(empty);
  second.unmount();
  expect(renderHook(() => useDraft('ticket', 'rosa', empty)).result.current.values).toBe(empty);
});

test('drafts are separate by person and form', () => {
  const rosa: { form: string; user: string | null } = { form: 'ticket', user: 'rosa' };
  const { result, rerender } = renderHook(({ form, user }) => useDraft(form, user, empty), {
    initialProps: rosa,
  });
  act(() => {
    result.current.setField('subject', 'De Rosa');
  });
  rerender({ form: 'ticket', user: 'luis' });
  expect(result.current.values.subject).toBe('');
  rerender({ form: 'ticket', user: null });
  expect(result.current.values.subject).toBe('');
  rerender({ form: 'contact', user: 'rosa' });
  expect(result.current.values.subject).toBe('');
  rerender({ form: 'ticket', user: 'rosa' });
  expect(result.current.values.subject).toBe('De Rosa');
});

test.each(['{', '7', '{"subject":7,"other":"x"}'])('a kept draft of %s harms nothing', (text) => {
  window.sessionStorage.setItem('tramayo.draft.ticket.rosa', text);
  const { result } = renderHook(() => useDraft('ticket', 'rosa', empty));
  expect(result.current.values).toEqual(empty);
});

test('typing works if storage is blocked', () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { result } = renderHook(() => useDraft('ticket', 'rosa', empty));
  act(() => {
    result.current.setField('subject', 'Hola');
  });
  expect(result.current.values.subject).toBe('Hola');
  act(() => {
    result.current.clear();
  });
  blocked.mockRestore();
});

/** Never called: the type check fails if the error below disappears. */
export function usePasswordDraft() {
  // @ts-expect-error -- passwords cannot be part of a draft
  useDraft('login', null, { email: '', password: '' });
}

test('what others typed in this tab goes, a visitor’s text stays', () => {
  const typed = (user: string | null) =>
    renderHook(() => useDraft('contact.note', user, empty)).result;
  for (const user of ['rosa', 'luis', null]) {
    const { current } = typed(user);
    act(() => current.setField('subject', 'Escrito'));
  }
  forgetDraftsOfOthers('luis');
  expect(['rosa', 'luis', null].map((user) => typed(user).current.values.subject)).toEqual([
    '',
    'Escrito',
    'Escrito',
  ]);
});
