import { useState } from 'react';
import type { Profile } from '#contract/people.ts';
import type { ProjectPage, ProjectPhase } from '#contract/projectPages.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { DeliveryView } from './DeliveryView.tsx';
import { PhaseHead } from './PhaseHead.tsx';
import { Part } from './ProjectFrame.tsx';
import { Item, Items } from './ProjectPage.styles.ts';
import { projectPageCopy as copy } from './projectPageCopy.ts';
import { mayAnswer } from './runsProject.ts';

/**
 * The phases whose delivery this person answers at the top of the page. One that waited when it was shown stays there
 * with its answer, so that nothing moves under the pointer or the focus.
 */
export function useWaitingPhases(page: ProjectPage | null, profile: Profile | null): string[] {
  const [shown, setShown] = useState<string[]>([]);
  const waiting =
    page !== null && profile !== null && mayAnswer(page, profile)
      ? page.phases.filter(isWaiting)
      : [];
  const added = waiting.map(({ id }) => id).filter((id) => !shown.includes(id));
  if (added.length > 0) setShown([...shown, ...added]);
  return shown;
}

function isWaiting({ state, deliveries }: ProjectPhase): boolean {
  return state === 'entregada' && deliveries.length > 0;
}

export interface WaitingDeliveriesProps {
  page: ProjectPage;
  profile: Profile;
  /** From {@link useWaitingPhases}. */
  shown: readonly string[];
}

/** Deliveries that wait for this person's answer: its buttons first, so that a long text leaves them in view. */
export function WaitingDeliveries({ page, profile, shown }: WaitingDeliveriesProps) {
  const phases = page.phases.filter(({ id }) => shown.includes(id));
  if (phases.length === 0) return null;
  return (
    <Part title={phases.some(isWaiting) ? copy.waits : copy.answered}>
      <Items>
        {phases.map((phase) => {
          const [delivery] = phase.deliveries;
          return (
            <Item key={phase.id} aria-label={phase.name} tabIndex={-1}>
              <PhaseHead phase={phase} />
              {delivery && mayAnswer(page, profile) && (
                // Of this delivery: a newer one is not approved unseen.
                <AnswerForm
                  key={delivery.id}
                  projectId={page.project.id}
                  phase={phase}
                  delivery={delivery.id}
                  userId={profile.id}
                />
              )}
              {delivery && <DeliveryView delivery={delivery} />}
            </Item>
          );
        })}
      </Items>
    </Part>
  );
}
