import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** An idea that a link passes to the contact form in the router's state. */
export interface CarriedIdea {
  name: string;
  description: string;
  features: readonly string[];
  /** The prompt it answers; absent when the link belongs to a service. */
  prompt?: string | undefined;
  /** Whether it is the offer of a free session. */
  session?: boolean;
  /** The id of the saved idea. */
  id?: string | undefined;
}

/** The idea that the followed link carried. */
export function useCarriedIdea(): CarriedIdea | null {
  const { idea } = useCarried() as { idea?: Partial<CarriedIdea> };
  const isIdea =
    typeof idea?.name === 'string' &&
    typeof idea.description === 'string' &&
    Array.isArray(idea.features);
  return isIdea ? (idea as CarriedIdea) : null;
}

/** The prompt with which the followed link prefills the idea generator. */
export function useCarriedPrompt(): string | null {
  const { prompt } = useCarried() as { prompt?: unknown };
  return typeof prompt === 'string' ? prompt : null;
}

/** Whether the followed link asks the idea generator for alternatives to the current idea. */
export function useMoreIdeasRequested(): boolean {
  const { moreIdeas } = useCarried() as { moreIdeas?: unknown };
  return moreIdeas === true;
}

/** The router's state of a link that was just followed; ignored after a reload or back navigation. */
function useCarried(): object {
  const { state } = useLocation() as { state: object | null };
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  return (isFollowed ? state : null) ?? {};
}
