import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '#src/testing/renderUi.tsx';
import { LinkedText } from './LinkedText.tsx';

const show = (text: string) =>
  renderUi(
    <p>
      <LinkedText>{text}</LinkedText>
    </p>,
  );

test('http and https addresses become links to another tab, which search engines do not follow', async () => {
  show('Mira https://prueba.pe/a?b=1#c. Antes:\nhttp://peña.pe (http://vieja.pe)');
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['https://prueba.pe/a?b=1#c', 'https://prueba.pe/a?b=1#c'],
    ['http://peña.pe', 'http://peña.pe'],
    ['http://vieja.pe', 'http://vieja.pe'],
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    'Mira https://prueba.pe/a?b=1#c. Antes: http://peña.pe (http://vieja.pe)',
  );
});

test('nothing else becomes a link', async () => {
  const others =
    'javascript:alert(1) ftp://a.pe data:text/html,x prueba.pe ana@prueba.pe <a href="x">y</a>';
  show(`${others} http:// https://si.pe`);
  expect(await screen.findAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('paragraph')).toHaveTextContent(`${others} http:// https://si.pe`);
});

test('an address of more than 2,000 characters stays text, whole', async () => {
  const long = `https://a.pe/?${'x'.repeat(2_300)}`;
  show(`${long} https://si.pe`);
  expect(await screen.findAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('paragraph')).toHaveTextContent(long);
});

test('an address ends before a mark that turns the text around', async () => {
  show('https://a.pe/\u202egpj.exe');
  expect(await screen.findByRole('link')).toHaveTextContent(/^https:\/\/a\.pe\/$/);
});
