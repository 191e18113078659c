import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoaderContext } from 'webpack';

/** Where a component is made: `styled.div`, `styled(Link)`. */
const MADE = /(?<=[=\s(])styled(?:\.\w+|\(\w+\))(?=[`.<])/g;

/**
 * webpack loader: gives each styled component an id of its own, by file and place in it. Without it
 * styled-components counts components as their files are run, and the page that the build rendered
 * would name other classes than the browser, where parts come later and in another order.
 */
export default function styledIdsLoader(this: LoaderContext<object>, source: string): string {
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  let count = 0;
  return source.replaceAll(MADE, (made) => {
    count += 1;
    return `${made}.withConfig({componentId:'${idOf(`${file} ${count}`)}'})`;
  });
}

/** Begins with a letter, as a class must; two of a thousand components share one by a chance of 1 in 2 million. */
function idOf(text: string): string {
  const hash = createHash('sha256').update(text).digest();
  return `s${hash.readUIntBE(0, 5).toString(36)}`;
}
