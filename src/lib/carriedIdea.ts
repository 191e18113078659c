import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What the idea generator hands to the contact form through the router's state. */
export interface CarriedIdea {
  name: string;
  description: string;
  features: readonly string[];
}

/** The idea of the link that was just followed; null after a reload or on the way back. */
export function useCarriedIdea(): CarriedIdea | null {
  const { state } = useLocation() as { state: unknown };
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  return isFollowed ? ideaIn(state) : null;
}

function ideaIn(state: unknown): CarriedIdea | null {
  const { idea } = (state ?? {}) as { idea?: Partial<CarriedIdea> };
  const isIdea =
    typeof idea?.name === 'string' &&
    typeof idea.description === 'string' &&
    Array.isArray(idea.features);
  return isIdea ? (idea as CarriedIdea) : null;
}
