import { limaClock } from '#contract/limaTime.ts';
import type { Phase } from '#contract/projects.ts';
import { dayText } from '../factsText.ts';
import type { ProjectFacts } from '../projectFacts.ts';
import { changesRequested } from '../projectOrder.ts';

/** What whoever is in charge has to look at first. */
export function phaseAtHand(facts: ProjectFacts): Phase | null {
  return facts.overdue ?? changesRequested(facts) ?? facts.current;
}

/** 'en curso, vence el 4 dic': the state of a phase and its date, without its name. */
export function stateText({ state, deliveredAt, endDate }: Phase, isLate: boolean, now: Date) {
  const day = dayText(new Date(endDate), now);
  if (state === 'entregada') {
    return typeof deliveredAt !== 'string'
      ? 'entregada'
      : `entregada el ${dayText(limaClock(new Date(deliveredAt)), now)}`;
  }
  const date = `${isLate ? 'venció' : 'vence'} el ${day}`;
  // 'Venció' says that it is late.
  return state === undefined || state === 'atrasada' ? date : `${state}, ${date}`;
}
