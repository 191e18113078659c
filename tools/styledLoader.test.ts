import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import styledLoader from './styledLoader.ts';

const SOURCE = `import styled, { css } from 'styled-components';
const look = css\`
  color: red; /* never seen */
  &:hover > a {
    margin: 0 auto;
  }
\`;
export const Box = styled.div<{ $wide: boolean }>\`
  \${look}
\`;
export const Way = styled(Link).attrs({ to: '/' })\`
  top: calc(1px + 2px);
\`;
`;

/** What the loader makes of a source in a file. */
function load(file: string, source = SOURCE): string {
  const context = { rootContext: '/site', resourcePath: `/site/${file}` };
  return styledLoader.call(context as ThisParameterType<typeof styledLoader>, source);
}

function idsOf(source: string): string[] {
  return [...source.matchAll(/componentId:'(\w+)'/g)].map(([, id = '']) => id);
}

test('each component has an id by file and place', () => {
  const ids = idsOf(load('src/Box.ts'));
  assert.equal(new Set(ids).size, 2);
  assert.deepEqual(idsOf(load('src/Box.ts')), ids);
  assert.notDeepEqual(idsOf(load('src/Other.ts')), ids);
});

test('what follows a component stays with it', () => {
  const loaded = load('src/Box.ts');
  assert.match(loaded, /styled\.div\.withConfig\(\{componentId:'\w+'\}\)<\{ \$wide: boolean \}>`/);
  assert.match(loaded, /styled\(Link\)\.withConfig\(\{componentId:'\w+'\}\)\.attrs\(/);
});

test('styles lose the white space that says nothing', () => {
  const loaded = load('src/Box.ts');
  assert.match(loaded, /css`color: red;&:hover > a \{margin: 0 auto;\}`/);
  assert.match(loaded, /`top: calc\(1px \+ 2px\);`/);
});

test('no two components of the site share an id', () => {
  const root = path.join(import.meta.dirname, '..');
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
  const ids = files.flatMap((file) =>
    idsOf(load(file.replaceAll('\\', '/'), readFileSync(path.join(root, file), 'utf8'))),
  );
  assert.ok(ids.length > 100);
  assert.deepEqual(
    ids.filter((id, place) => ids.indexOf(id) !== place),
    [],
  );
});
