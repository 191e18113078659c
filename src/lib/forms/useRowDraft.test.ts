import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useRowDraft } from './useRowDraft.ts';
import type { RowAnswer, RowChange } from './useRowDraft.ts';

interface Row {
  phone: string;
  notes: string;
}
const row: Row = { phone: '987', notes: 'Paga a fin de mes.' };

beforeEach(() => sessionStorage.clear());

function open(given = row) {
  const hook = renderHook(({ now }: { now: Row }) => useRowDraft('client', 'admin', now), {
    initialProps: { now: given },
  });
  const sent: RowChange<Row>[] = [];
  return {
    ...hook,
    sent,
    form: () => hook.result.current,
    type: (name: keyof Row, value: string) => act(() => hook.result.current.setField(name, value)),
    /** Somebody else changes the row. */
    becomes: (now: Row) => hook.rerender({ now }),
    save: (answer: RowAnswer = {}) =>
      act(() =>
        hook.result.current.save(hook.result.current.values, async (change) => {
          sent.push(change);
          return answer;
        }),
      ),
  };
}

test('only what was changed is sent, with what it was', async () => {
  const { type, save, sent } = open();
  type('phone', '944');
  expect((await save()).error).toBeUndefined();
  expect(sent).toEqual([{ phone: '944', was: { phone: '987' } }]);
});

test('nothing is sent when nothing was changed, nor what is there already', async () => {
  const { type, becomes, save, sent } = open();
  type('phone', '944');
  type('phone', '987');
  await save();
  type('phone', '944');
  becomes({ ...row, phone: '944' });
  expect((await save()).error).toBeUndefined();
  expect(sent).toEqual([]);
});

test('untouched fields follow the row, and a change of another field holds nothing back', async () => {
  const { form, type, becomes, save, sent } = open();
  type('phone', '944');
  becomes({ ...row, notes: 'Llamar.' });
  expect(form().values).toEqual({ phone: '944', notes: 'Llamar.' });
  expect(form().theirs).toEqual({});
  await save();
  expect(sent).toEqual([{ phone: '944', was: { phone: '987' } }]);
});

test('where both changed a field, what was typed stays, and the save is held back once', async () => {
  const { form, type, becomes, save, sent } = open();
  type('notes', 'Lo mío');
  becomes({ ...row, notes: 'Lo suyo' });
  expect(form().values.notes).toBe('Lo mío');
  expect(form().theirs).toEqual({ notes: 'Lo suyo' });
  expect((await save()).error).toMatchObject({ status: 409 });
  expect(sent).toEqual([]);
  becomes({ ...row, notes: 'Lo suyo, otra vez' });
  expect((await save()).error).toMatchObject({ status: 409 });
  expect((await save()).error).toBeUndefined();
  expect(sent).toEqual([{ notes: 'Lo mío', was: { notes: 'Lo suyo, otra vez' } }]);
});

test('the server’s refusal holds it back as well, with what it says', async () => {
  const { form, type, save, sent } = open();
  type('notes', 'Lo mío');
  const error = { status: 409, now: { notes: 'Lo suyo' } };
  expect((await save({ error })).error).toBe(error);
  expect(form().theirs).toEqual({ notes: 'Lo suyo' });
  expect(form().values.notes).toBe('Lo mío');
  await save();
  expect(sent.at(-1)).toEqual({ notes: 'Lo mío', was: { notes: 'Lo suyo' } });
});

test('one chooses between the two', async () => {
  const { form, type, becomes, save, sent } = open();
  type('notes', 'Lo mío');
  type('phone', '944');
  becomes({ phone: '955', notes: 'Lo suyo' });
  act(() => form().takeTheirs('notes'));
  act(() => form().keepMine('phone'));
  expect(form().theirs).toEqual({});
  expect(form().values).toEqual({ phone: '944', notes: 'Lo suyo' });
  expect((await save()).error).toBeUndefined();
  expect(sent).toEqual([{ phone: '944', was: { phone: '955' } }]);
});

test('text that is emptied to be typed anew is not replaced by theirs', async () => {
  const { form, type, becomes, save, sent } = open({ phone: '', notes: '' });
  type('notes', 'Hola');
  becomes({ phone: '', notes: 'Lo suyo' });
  type('notes', '');
  expect(form().values.notes).toBe('');
  expect(form().theirs).toEqual({ notes: 'Lo suyo' });
  type('notes', 'Lo mío');
  expect((await save()).error).toMatchObject({ status: 409 });
  await save();
  expect(sent).toEqual([{ notes: 'Lo mío', was: { notes: 'Lo suyo' } }]);
});

test('what is typed while a save runs is a change of what was sent', async () => {
  const { form, type, sent, result } = open();
  type('phone', '944');
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const send = async (change: RowChange<Row>) => {
    sent.push(change);
    await answered;
    return {};
  };
  await act(async () => {
    const saved = result.current.save(result.current.values, send);
    result.current.setField('phone', '944 1');
    answer();
    await saved;
  });
  expect(form().values.phone).toBe('944 1');
  await act(() => result.current.save(result.current.values, send));
  expect(sent).toEqual([
    { phone: '944', was: { phone: '987' } },
    { phone: '944 1', was: { phone: '944' } },
  ]);
});

test('after a reload it is still known what was typed, and over what', async () => {
  const first = open();
  first.type('notes', 'Lo mío');
  first.unmount();
  const { form, save, sent } = open({ phone: '955', notes: 'Lo suyo' });
  expect(form().values).toEqual({ phone: '955', notes: 'Lo mío' });
  expect(form().theirs).toEqual({ notes: 'Lo suyo' });
  await save();
  expect(sent).toEqual([]);
});

test('after a save the fields show it until the row is read again', async () => {
  const { form, type, becomes, save } = open();
  type('phone', '944');
  await save();
  expect(form().values.phone).toBe('944');
  becomes({ ...row, phone: '944' });
  becomes(row);
  expect(form().values.phone).toBe('987');
});
