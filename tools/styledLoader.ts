import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoaderContext } from 'webpack';

/** Where a component is made: `styled.div`, `styled(Link)`. */
const MADE = /(?<=[=\s(])styled(?:\.\w+|\(\w+\))(?=[`.<])/g;

/** Styles from a tag's backtick at a line's end to the backtick that begins a line, as prettier sets them. */
const STYLES = /((?:styled|css|keyframes|createGlobalStyle)\b[^`\n]*`)\n([^`]*?)\n\s*(`)/g;

/**
 * webpack loader for styled-components. Each component gets an id of its own, by file and place in it:
 * otherwise they are counted as their files are run, and the page that the build rendered would name
 * other classes than the browser, where parts come later and in another order. Styles lose the white
 * space that is there for us.
 */
export default function styledLoader(this: LoaderContext<object>, source: string): string {
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  let count = 0;
  return source
    .replaceAll(STYLES, (_all, open: string, styles: string, close: string) => {
      return open + squeeze(styles) + close;
    })
    .replaceAll(MADE, (made) => {
      count += 1;
      return `${made}.withConfig({componentId:'${idOf(`${file} ${count}`)}'})`;
    });
}

function squeeze(styles: string): string {
  return (
    styles
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      // What follows `}` may be the next of two interpolated values: `${a} ${b}`.
      .replaceAll(/(?<=[;{]) | (?=\})/g, '')
      .trim()
  );
}

/**
 * Begins with a letter, as a class must, and is short: the page has each of them many times. Few enough
 * bits that two may be alike some day: a test says so, and moving one within its file helps.
 */
function idOf(text: string): string {
  const hash = createHash('sha256').update(text).digest();
  return `s${(hash.readUIntBE(0, 3) & 0xfffff).toString(36)}`;
}
