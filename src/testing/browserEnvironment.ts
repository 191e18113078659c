import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with Node's network classes, which it lacks and msw listens to. jsdom's own `FormData`,
 * `Blob` and `File` stay: forms are made of them.
 */
const NETWORK = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
] as const;

export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const network = Object.fromEntries(NETWORK.map((name) => [name, globalThis[name]]));
    // jsdom has no layout, so nothing scrolls.
    Object.assign(this.global, network, { scrollTo: () => undefined });
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
}
