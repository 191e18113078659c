import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanName } from './uploadedFile.ts';

describe('a file’s name', () => {
  const names: [string, string][] = [
    ['informe.pdf', 'informe.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\Ana\\foto.png', 'foto.png'],
    ['a\u0000b\r\n.txt', 'ab.txt'],
    ['factura\u202Efdp.exe', 'facturafdp.exe'],
    ['"; rm -rf ~ <script>.pdf', '; rm -rf ~ script.pdf'],
    ['.htaccess', 'htaccess'],
    ['...', 'archivo'],
    ['', 'archivo'],
    ['CON<>|?*.pdf', 'CON.pdf'],
    ['n\u0303andu\u0301.pdf', 'ñandú.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
  ];
  for (const [given, clean] of names) {
    it(`${JSON.stringify(given)} is saved as ${JSON.stringify(clean)}`, () => {
      assert.equal(cleanName(given), clean);
    });
  }

  it('of 300 characters is shortened before its extension', () => {
    const name = cleanName(`${'💥'.repeat(300)}.pdf`);
    assert.equal(Array.from(name).length, 120);
    assert.ok(name.endsWith('💥.pdf'));
  });
});
