import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What the idea generator, or a service, hands to the contact form through the router's state. */
export interface CarriedIdea {
  name: string;
  description: string;
  features: readonly string[];
  /** What the person wrote to get it; a service has none. */
  prompt?: string | undefined;
  /** Under which the server keeps it. */
  id?: string | undefined;
}

/** The idea of the link that was just followed. */
export function useCarriedIdea(): CarriedIdea | null {
  const { idea } = useCarried() as { idea?: Partial<CarriedIdea> };
  const isIdea =
    typeof idea?.name === 'string' &&
    typeof idea.description === 'string' &&
    Array.isArray(idea.features);
  return isIdea ? (idea as CarriedIdea) : null;
}

/** What the link that was just followed asks the idea generator to be filled in with. */
export function useCarriedPrompt(): string | null {
  const { prompt } = useCarried() as { prompt?: unknown };
  return typeof prompt === 'string' ? prompt : null;
}

/** Whether the link that was just followed asks the idea generator for more ideas like the one there is. */
export function useCarriedWish(): boolean {
  const { moreIdeas } = useCarried() as { moreIdeas?: unknown };
  return moreIdeas === true;
}

/** The router's state; nothing of it after a reload or on the way back. */
function useCarried(): object {
  const { state } = useLocation() as { state: object | null };
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  return (isFollowed ? state : null) ?? {};
}
