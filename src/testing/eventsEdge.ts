import { HttpResponse } from 'msw/http';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import { network, onRoute } from './network.ts';

/** A stream on the server's side. */
interface ServedStream {
  /** The request's bearer token. */
  token: string | null;
  send: (text: string) => void;
  /** The server ends the stream. */
  end: () => void;
  /** The connection breaks. */
  drop: () => void;
  isClosed: () => boolean;
}

export interface EventsEdge {
  /** All streams opened so far. */
  streams: ServedStream[];
  open: () => ServedStream[];
}

export function event(kind: string, id: string): string {
  return `event: ${kind}\ndata: ${JSON.stringify({ id })}\n\n`;
}

/** Serves streams of events. @param first the first bytes; empty to simulate a buffering proxy */
export function serveEvents(first = ': hola\n\n'): EventsEdge {
  const edge: EventsEdge = {
    streams: [],
    open: () => edge.streams.filter((stream) => !stream.isClosed()),
  };
  network.use(
    onRoute(noticeRoutes.getEvents, ({ request }) => {
      let closed = false;
      const close = () => {
        closed = true;
      };
      request.signal.addEventListener('abort', close);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
          if (first !== '') send(first);
          edge.streams.push({
            token: request.headers.get('authorization'),
            send,
            end() {
              close();
              controller.close();
            },
            drop() {
              close();
              controller.error(new TypeError('The connection was lost'));
            },
            isClosed: () => closed,
          });
        },
        cancel: close,
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return edge;
}

/** Hides or shows the tab. */
export function showTab(isShown: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isShown });
  const visibilityState = isShown ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
