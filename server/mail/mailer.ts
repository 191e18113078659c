import { sendDue, type Outcome, type RoundOptions } from './round.ts';

/** Polling interval of the outbox, in milliseconds. */
const POLL_INTERVAL_MS = 5_000;

export interface Mailer {
  /** Polls the outbox now; call it after the commit that enqueued. */
  wake(): void;
  /** Finishes the deliveries in progress, then stops. */
  stop(): Promise<void>;
}

type MailerOptions = Omit<RoundOptions, 'now' | 'stopped' | 'woken'> & {
  /** The clock; tests replace it. */
  now?: () => Date;
};

/** Sends mail from the outbox until stopped, one round at a time. */
export function startMailer({ now = () => new Date(), ...options }: MailerOptions): Mailer {
  const { log } = options;
  let stopped = false;
  let round: Promise<void> | null = null;
  let again = false;
  let reachable = true;
  let woken = Promise.withResolvers<undefined>();

  const wake = () => {
    if (stopped) return;
    woken.resolve(undefined);
    woken = Promise.withResolvers();
    again = round !== null;
    round ??= work().finally(() => {
      round = null;
      if (again) wake();
    });
  };
  const work = async () => {
    try {
      const round = { ...options, now, stopped: () => stopped, woken: () => woken.promise };
      logChange(await sendDue(round));
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be processed');
    }
  };
  /** Logs an outage and the recovery once each, not at every poll. */
  const logChange = (outcome: Outcome) => {
    if (outcome === 'idle') return;
    const reached = outcome === 'reached';
    if (reachable && !reached) log.warn({}, 'mail server unreachable; mails wait in the outbox');
    if (reached && !reachable) log.info({}, 'mail server reachable again');
    reachable = reached;
  };

  const timer = setInterval(wake, POLL_INTERVAL_MS);
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
