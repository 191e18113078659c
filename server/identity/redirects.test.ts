import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkBase } from './redirects.ts';

const rules = {
  siteUrl: 'https://tramayo.example',
  redirectAllowList: ['https://app.example.pe', 'http://localhost:3000'],
};

test('the site and listed origins are kept, without path, query and hash', () => {
  const kept: [asked: string, base: string][] = [
    ['https://tramayo.example', 'https://tramayo.example/'],
    ['https://tramayo.example/?next=1#/login', 'https://tramayo.example/'],
    ['https://app.example.pe/portal/', 'https://app.example.pe/'],
    ['http://localhost:3000', 'http://localhost:3000/'],
  ];
  for (const [asked, base] of kept) assert.equal(linkBase(asked, rules), base);
});

test('everything else falls back to the site', () => {
  const foreign = [
    '',
    'portal',
    '//evil.example',
    'https://evil.example/',
    'http://tramayo.example/',
    'https://tramayo.example.evil.example/',
    'https://tramayo.example@evil.example/',
    'https://tramayo.example:8443/',
    'https://app.example.pe.evil.example/',
    'https:\\\\evil.example',
    'javascript:alert(1)//https://tramayo.example',
    'data:text/html,x',
    'blob:https://tramayo.example/x',
  ];
  for (const asked of foreign) assert.equal(linkBase(asked, rules), 'https://tramayo.example/');
});

test('no other part of the requested address is kept', () => {
  const base = linkBase('https://user:pw@tramayo.example/a b"<x>', rules);
  assert.equal(base, 'https://tramayo.example/');
});
