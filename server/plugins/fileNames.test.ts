import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanName } from './fileNames.ts';

describe('a file’s name', () => {
  const names: [string, string][] = [
    ['informe.pdf', 'informe.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\Ana\\foto.png', 'foto.png'],
    ['a\u0000b\r\n.txt', 'ab.txt'],
    ['factura\u202Efdp.exe', 'facturafdp.exe'],
    ['"; rm -rf ~ <script>.pdf', '"; rm -rf ~ script.pdf'],
    ['.htaccess', 'htaccess'],
    ['...', 'archivo'],
    ['', 'archivo'],
    ['CON<>|?*.pdf', 'CON_.pdf'],
    ['nul', 'nul_'],
    ['Com1.tar.gz', 'Com1_.tar.gz'],
    ['LPT² .txt', 'LPT²_.txt'],
    ['contrato.pdf', 'contrato.pdf'],
    ['a%22b;c.png', 'a"b;c.png'],
    ['a%0D%0Ab.png', 'a b.png'],
    ['n\u0303andu\u0301.pdf', 'ñandú.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    [`${'x'.repeat(115)}.vbs.larguisima`, `${'x'.repeat(115)}.vbs`],
  ];
  for (const [given, clean] of names) {
    it(`${JSON.stringify(given)} is saved as ${JSON.stringify(clean)}`, () => {
      assert.equal(cleanName(given), clean);
    });
  }

  it('of 78,000 dots costs no more than any other', () => {
    assert.equal(cleanName(`${'.'.repeat(78_000)}x`), 'x');
    assert.equal(cleanName(`a${'. '.repeat(39_000)}b.pdf`), 'b.pdf');
  });

  it('of 300 characters is shortened before its extension', () => {
    const name = cleanName(`${'💥'.repeat(300)}.pdf`);
    assert.equal(Array.from(name).length, 120);
    assert.ok(name.endsWith('💥.pdf'));
  });
});
