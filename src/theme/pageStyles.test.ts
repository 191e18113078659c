import { afterEach, expect, test } from '@jest/globals';
import { __PRIVATE__ as internals } from 'styled-components';
import { adoptPageStyles } from './pageStyles.ts';

const { mainSheet } = internals;

function writePage(): void {
  document.head.innerHTML = `<style data-components="sbox.2 sway.1">.aBc{color:red}\n.aBc>a{font:600 1rem var(--typeface);font-weight:500}\n.dEf{margin:0}</style>`;
}

afterEach(() => {
  mainSheet.clearTag();
  document.head.replaceChildren();
});

test('styles of the page are taken over, each by its component', () => {
  writePage();
  adoptPageStyles();
  expect(document.querySelector('[data-components]')).toBeNull();
  expect(mainSheet.hasNameForId('sbox', 'aBc')).toBe(true);
  expect(mainSheet.hasNameForId('sway', 'dEf')).toBe(true);
  expect(mainSheet.hasNameForId('sbox', 'dEf')).toBe(false);
  expect(mainSheet.getTag().getGroup(1)).toContain('.aBc');
});

test('a page that was not prerendered has nothing to take over', () => {
  expect(adoptPageStyles).not.toThrow();
});
