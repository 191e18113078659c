import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { TICKET_PROJECT } from './paths.ts';

/** What a link to `/support` passes to the ticket form in the router's state. */
export interface SupportRequest {
  /** The beginning of the ticket's subject. */
  subject: string;
}

/** What the form for a new ticket was asked for. */
export interface FollowedRequest {
  /** Whether somebody has just followed a link, rather than reloaded the page or gone back to it. */
  isFollowed: boolean;
  /** What the followed link carried; null after a reload or back navigation. */
  subject: string | null;
  /** The project that the address names, whoever's it is; null without one. */
  projectId: string | null;
}

/** What the form was asked for as the page appeared. */
export function useSupportRequest(): FollowedRequest {
  const { state } = useLocation() as { state: unknown };
  const [params] = useSearchParams();
  const isFollowed = useNavigationType() === NavigationType.Push;
  const [request] = useState(() => ({
    isFollowed,
    subject: isFollowed && isRequest(state) ? state.subject : null,
    projectId: params.get(TICKET_PROJECT),
  }));
  return request;
}

function isRequest(state: unknown): state is SupportRequest {
  return (
    typeof state === 'object' &&
    state !== null &&
    'subject' in state &&
    typeof state.subject === 'string'
  );
}
