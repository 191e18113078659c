import { afterEach, beforeEach } from '@jest/globals';
import type { CaptchaAction } from '#src/lib/captcha/captchaClient.tsx';

/** The captcha's script as the network would bring it; a test sets what tokens come of it. */
export const captchaEdge = {
  /** What makes a token: rejecting and never answering are both 'not ready'. */
  execute: oneToken,
  /** Addresses that were asked for. */
  asked: [] as string[],
};

/** Plays the captcha for the tests of a file. */
export function withCaptcha(): void {
  const head = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) bring(node);
    }
  });
  beforeEach(() => {
    captchaEdge.execute = oneToken;
    captchaEdge.asked = [];
    head.observe(document.head, { childList: true });
  });
  afterEach(() => head.disconnect());
}

function bring(script: HTMLScriptElement): void {
  captchaEdge.asked.push(script.src);
  Object.assign(window, {
    grecaptcha: {
      ready: (callback: () => void) => callback(),
      execute: (_key: string, { action }: { action: CaptchaAction }) => captchaEdge.execute(action),
    },
  });
  script.dispatchEvent(new Event('load'));
}

async function oneToken(action: CaptchaAction): Promise<string> {
  return `token for ${action}`;
}
