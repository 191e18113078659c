import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom plus Node's fetch classes, which jsdom lacks and msw intercepts. jsdom's own `FormData`, `Blob` and `File` stay,
 * because its forms use them.
 */
const NETWORK = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'CompressionStream',
  'DecompressionStream',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
  // What the encoders above make.
  'Uint8Array',
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
    // jsdom has no layout and cannot scroll.
    Object.assign(this.global, network, { fetch: fetchOverThem, scrollTo: () => undefined });
    this.global.Element.prototype.scrollIntoView = () => undefined;
    // Without layout nothing intersects either.
    Object.assign(this.global, { IntersectionObserver: NothingNear });
    this.global.getComputedStyle = styleWithoutRules;
    // jsdom has no top layer: treat a modal dialog as an open one.
    this.global.HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    this.global.HTMLDialogElement.prototype.close = function close() {
      this.removeAttribute('open');
    };
  }

  override async teardown(): Promise<void> {
    await this.#connections?.destroy();
    await super.teardown();
  }
}

/** What the browser's own style sheet hides. */
const HIDDEN = '[hidden], dialog:not([open])';

/**
 * What queries by role ask of each element. jsdom's own answer walks all style rules, which takes a third of the tests'
 * time; ours knows an element's own style alone: what a rule of ours hides is visible here, and is a matter for a journey.
 */
function styleWithoutRules(element: Element): CSSStyleDeclaration {
  if (!element.matches(HIDDEN)) return (element as HTMLElement).style;
  const { style } = element.ownerDocument.createElement('i');
  style.display = 'none';
  return style;
}

const nothing = () => undefined;

/** Never reports an intersection; tests that need one focus the element instead. */
class NothingNear {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

interface Connections {
  destroy(): Promise<void>;
}

/**
 * Node's HTTP agent keeps connections open across test files. Connections stubbed by msw in one file must not be reused
 * in the next, because their code belonged to the previous file's globals.
 */
function ownConnections(): Connections {
  const shared = Reflect.get(globalThis, Symbol.for('undici.globalDispatcher.1')) as object;
  return new (shared.constructor as new () => Connections)();
}
