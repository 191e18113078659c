import type { UnknownAction } from '@reduxjs/toolkit';
import type { WithAuth } from './sessionReports.ts';

/** Whether a session has ended or another person's has replaced it. Its data must then be cleared (AUTH-9). */
export function hasPersonLeft(_action: UnknownAction, now: WithAuth, before: WithAuth): boolean {
  const previous = before.auth.session?.userId ?? null;
  return previous !== null && previous !== now.auth.session?.userId;
}
