import type { PayloadAction, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { failureOf } from '#src/api/apiError.ts';
import type { CallExtra, StartEffects } from '#src/api/effects.ts';
import { captcha } from '#src/lib/captcha/captcha.ts';
import type { CaptchaAction } from '#src/lib/captcha/captchaClient.tsx';
import { hasPersonLeft } from './personLeft.ts';
import type { WithAuth } from './sessionReports.ts';

type Endpoints = Awaited<ReturnType<CallExtra['loadApi']>>['endpoints'];

/** A public form with a workflow slice, and the events that report to the slice. */
export interface CaptchaForm<State, Payload, Answer> {
  select: (state: State) => unknown;
  submitted: { match: (action: unknown) => action is PayloadAction<Payload> };
  captchaAction: CaptchaAction;
  /** Creates the API call. */
  send: (
    endpoints: Endpoints,
    body: Payload & { recaptchaToken: string },
  ) => ThunkAction<{ unwrap: () => Promise<Answer> }, unknown, unknown, UnknownAction>;
  captchaFailed: () => UnknownAction;
  accepted: (answer: Answer) => UnknownAction;
  rejected: (failure: ReturnType<typeof failureOf>) => UnknownAction;
  sessionEnded: () => UnknownAction;
}

/**
 * Sends one request with a captcha token for each `submitted` that changes the slice's state. When a session ends,
 * the form is reset (FORM-4).
 */
export function startCaptchaForm<State extends WithAuth, Payload, Answer>(
  startListening: StartEffects<State>,
  { select, submitted, ...form }: CaptchaForm<State, Payload, Answer>,
): void {
  startListening({
    predicate: (action, now, before): action is PayloadAction<Payload> =>
      submitted.match(action) && select(now) !== select(before),
    async effect({ payload }, { dispatch, extra, getState }) {
      const submittedState = select(getState());
      // Ignores the answer if the form was reset or submitted again meanwhile.
      const report = (event: UnknownAction) => {
        if (select(getState()) === submittedState) dispatch(event);
      };
      const recaptchaToken = await captcha.token(form.captchaAction);
      if (recaptchaToken === null) {
        report(form.captchaFailed());
        return;
      }
      try {
        const { endpoints } = await extra.loadApi();
        const call = form.send(endpoints, { ...payload, recaptchaToken });
        report(form.accepted(await dispatch(call).unwrap()));
      } catch (error) {
        report(form.rejected(failureOf(error)));
      }
    },
  });
  startListening({
    predicate: hasPersonLeft,
    effect: (_action, { dispatch }) => void dispatch(form.sessionEnded()),
  });
}
