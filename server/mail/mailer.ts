import { sendDue, type Outcome, type RoundOptions } from './round.ts';

/** How often the outbox is looked into without being told, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

export interface Mailer {
  /** Looks into the outbox at once; to be called after the commit of whoever enqueued. */
  wake(): void;
  /** Finishes the mail that is on its way and stops. */
  stop(): Promise<void>;
}

type MailerOptions = Omit<RoundOptions, 'now' | 'stopped'> & {
  /** The clock, so that tests can let hours pass. */
  now?: () => Date;
};

/** Sends what comes into the outbox until it is stopped. One round at a time. */
export function startMailer({ now = () => new Date(), ...options }: MailerOptions): Mailer {
  const { log } = options;
  let stopped = false;
  let round: Promise<void> | null = null;
  let again = false;
  let reachable = true;

  const wake = () => {
    if (stopped) return;
    again = round !== null;
    round ??= work().finally(() => {
      round = null;
      if (again) wake();
    });
  };
  const work = async () => {
    try {
      tell(await sendDue({ ...options, now, stopped: () => stopped }));
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be worked on');
    }
  };
  /** Once when it breaks off and once when it is back, not at each look between. */
  const tell = (outcome: Outcome) => {
    if (outcome === 'idle') return;
    const reached = outcome === 'reached';
    if (reachable && !reached) log.warn({}, 'mail server out of reach; mail waits');
    if (reached && !reachable) log.info({}, 'mail server back');
    reachable = reached;
  };

  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
