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
  #connections: Connections | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    const network = Object.fromEntries(NETWORK.map((name) => [name, globalThis[name]]));
    const connections = ownConnections();
    const fetchOverThem = (input: RequestInfo | URL, init?: RequestInit) =>
      fetch(input, { ...init, dispatcher: connections } as RequestInit);
    this.#connections = connections;
    // jsdom has no layout, so nothing scrolls.
    Object.assign(this.global, network, { fetch: fetchOverThem, scrollTo: () => undefined });
    this.global.Element.prototype.scrollIntoView = () => undefined;
    // Nor does anything come near.
    Object.assign(this.global, { IntersectionObserver: NothingNear });
    // Nor is there a layer above the page: a modal dialog is one that is open.
    this.global.HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
  }

  override async teardown(): Promise<void> {
    await this.#connections?.destroy();
    await super.teardown();
  }
}

const nothing = () => undefined;

/** Watches nothing: a test that needs a part near gives it focus. */
class NothingNear {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

interface Connections {
  destroy(): Promise<void>;
}

/**
 * Node keeps connections open for all of a process. Those of one file, which msw stubbed there, must
 * not serve the next one: their code has gone with the file's globals.
 */
function ownConnections(): Connections {
  const shared = Reflect.get(globalThis, Symbol.for('undici.globalDispatcher.1')) as object;
  return new (shared.constructor as new () => Connections)();
}
