import type { UnknownAction } from '@reduxjs/toolkit';
import type { WithAuth } from './sessionReports.ts';

/** Whether somebody's session is over, or another person's: nothing of it stays on screen (AUTH-9). */
export function hasPersonLeft(_action: UnknownAction, now: WithAuth, before: WithAuth): boolean {
  const left = before.auth.session?.userId ?? null;
  return left !== null && left !== now.auth.session?.userId;
}
