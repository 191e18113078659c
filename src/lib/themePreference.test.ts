import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useThemePreference } from './themePreference.ts';

const root = document.documentElement;
let deviceIsDark = false;
const listeners = new Set<() => void>();

beforeEach(() => {
  deviceIsDark = false;
  window.matchMedia = jest.fn(
    () =>
      ({
        get matches() {
          return deviceIsDark;
        },
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

afterEach(() => {
  delete root.dataset.theme;
});

test('without a choice the theme follows the device, also when it changes', () => {
  const { result, unmount } = renderHook(useThemePreference);
  expect(result.current).toMatchObject({ preference: 'system', system: 'light' });
  act(() => {
    deviceIsDark = true;
    for (const listener of listeners) listener();
  });
  expect(result.current).toMatchObject({ preference: 'system', system: 'dark' });
  unmount();
  expect(listeners.size).toBe(0);
});

test('a choice applies at once in all components and is stored', () => {
  const { result } = renderHook(useThemePreference);
  const elsewhere = renderHook(useThemePreference);
  act(() => {
    result.current.setPreference('dark');
  });
  expect(root.dataset.theme).toBe('dark');
  expect(window.localStorage.getItem('tramayo.theme')).toBe('dark');
  expect(elsewhere.result.current).toMatchObject({ preference: 'dark' });

  act(() => {
    result.current.setPreference('system');
  });
  expect(root.dataset.theme).toBeUndefined();
  expect(window.localStorage.getItem('tramayo.theme')).toBeNull();
});

test('a choice in another tab applies here', () => {
  const { result } = renderHook(useThemePreference);
  act(() => {
    window.localStorage.setItem('tramayo.theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'tramayo.theme' }));
  });
  expect(result.current.preference).toBe('dark');
  expect(root.dataset.theme).toBe('dark');
});

test('the browser’s toolbar gets the colour of the chosen theme', () => {
  document.head.innerHTML = `
    <meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)" />`;
  const media = () =>
    [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
  const asTheyCame = media();
  const { result } = renderHook(useThemePreference);
  act(() => {
    result.current.setPreference('dark');
  });
  expect(media()).toEqual(['not all', 'all']);
  act(() => {
    result.current.setPreference('system');
  });
  expect(media()).toEqual(asTheyCame);
  document.head.innerHTML = '';
});
