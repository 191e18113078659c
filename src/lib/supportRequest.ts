import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What a link to `/support` passes to the ticket form in the router's state. */
export interface SupportRequest {
  /** The beginning of the ticket's subject. */
  subject: string;
}

/** What the followed link carried; null after a reload or back navigation. */
export function useSupportRequest(): SupportRequest | null {
  const { state } = useLocation() as { state: unknown };
  const isFollowed = useNavigationType() === NavigationType.Push;
  const [request] = useState(() => (isFollowed && isRequest(state) ? state : null));
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
