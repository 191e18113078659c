import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What a link to `/support` hands to its form through the router's state. */
export interface SupportRequest {
  /** The ticket's subject, for the person to go on from. */
  subject: string;
}

/** What the link that was just followed hands over; null after a reload or on the way back. */
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
