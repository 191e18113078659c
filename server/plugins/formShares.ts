import { MAX_MESSAGE_BYTES } from '#contract/fileRules.ts';
import { Refusal, RETRY_AFTER } from './errors.ts';

/** Bytes of uploaded files that all requests together may hold in memory. */
const MOST_IN_MEMORY = 256 * 1024 * 1024;

/** How much of it one person may hold: a message of the largest size, and some of a second one. */
const SHARE = MAX_MESSAGE_BYTES + 14 * 1024 * 1024;

/** How many forms with files a person may send at once. */
const MOST_FORMS = 2;

const TOO_BUSY = 'Hay muchos archivos en camino. Inténtalo de nuevo en unos segundos.';
const OWN_FORMS =
  'Tus otros archivos todavía están en camino. Espera a que terminen y vuelve a intentarlo.';

interface Share {
  forms: number;
  bytes: number;
}

const shares = new Map<string, Share>();
let inMemory = 0;

/** A form that is being received or answered. */
interface OpenForm {
  /**
   * Counts bytes that the form holds in memory.
   *
   * @throws Refusal 429 if its sender holds too much already, 503 if all people together do
   */
  hold(bytes: number): void;
  /** Gives everything back. */
  release(): void;
}

/**
 * Opens a form, which must be released.
 *
 * @throws Refusal 429 if its sender is sending two already
 */
export function openForm(sender: string): OpenForm {
  const share = shares.get(sender) ?? { forms: 0, bytes: 0 };
  if (share.forms >= MOST_FORMS) throw ownForms();
  shares.set(sender, share);
  share.forms += 1;
  let held = 0;
  let isOpen = true;
  return {
    hold(bytes) {
      // Parts may still arrive from the parser's buffers after the connection has closed.
      if (!isOpen) return;
      if (share.bytes + bytes > SHARE) throw ownForms();
      if (inMemory + bytes > MOST_IN_MEMORY) throw new Refusal(503, TOO_BUSY);
      held += bytes;
      share.bytes += bytes;
      inMemory += bytes;
    },
    release() {
      isOpen = false;
      inMemory -= held;
      share.bytes -= held;
      share.forms -= 1;
      if (share.forms === 0) shares.delete(sender);
    },
  };
}

function ownForms(): Refusal {
  const refusal = new Refusal(429, OWN_FORMS);
  refusal.headers['retry-after'] = String(RETRY_AFTER);
  return refusal;
}
