import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useCarriedIdea } from '#src/lib/carried.ts';
import type { CarriedIdea } from '#src/lib/carried.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { readStoredEmail } from '#src/lib/storedSession.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import type { Draft } from '#src/lib/forms/useDraft.ts';
import { selectProfile, selectUserId } from '#src/session/authSlice.ts';
import { SplitSection } from '#ui/SplitSection';
import { contactCopy } from './contactCopy.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { emptyContactDraft } from './contactDraft.ts';
import type { ContactDraft, Sender } from './contactDraft.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactSent } from './ContactSent.tsx';
import { restarted, selectContact } from './contactSlice.ts';
import { sessionFieldsCode } from './sessionFieldsCode.ts';

const ideaText = lazyModule('ideaText', () => import('./ideaText.ts'));

/** Phones, e-mail and the form, or the confirmation that replaces it (SITE-14, CONTACT-2). */
export function ContactSection() {
  const { status } = useSelector(selectContact);
  const userId = useSelector(selectUserId);
  const draft = useDraft<ContactDraft>('contact', userId, emptyContactDraft);
  useIdeaInForm(draft, useSender());

  const { clear } = draft;
  useEffect(() => {
    if (status === 'sent') clear();
  }, [status, clear]);

  // Move focus only when form or confirmation replaced the other, not on first render.
  const [before, setBefore] = useState(status);
  const [hasChanged, setHasChanged] = useState(false);
  if (before !== status) {
    setBefore(status);
    setHasChanged(true);
  }

  return (
    <SplitSection
      id="contact"
      title={contactCopy.title}
      lead={contactCopy.lead}
      action={<ContactDetails />}
    >
      {status === 'sent' ? (
        <ContactSent takesFocus={hasChanged} />
      ) : (
        <ContactForm draft={draft} takesFocus={hasChanged} />
      )}
    </SplitSection>
  );
}

/** The signed-in person's name and e-mail; empty for visitors. */
function useSender(): Sender {
  const name = useSelector(selectProfile)?.full_name ?? '';
  const userId = useSelector(selectUserId);
  return useMemo(() => ({ name, email: userId === null ? '' : readStoredEmail() }), [name, userId]);
}

/** Fills the form once with the idea carried by the navigation, so that later edits are kept. */
function useIdeaInForm({ update }: Draft<ContactDraft>, sender: Sender): void {
  const idea = useCarriedIdea();
  const written = useRef<CarriedIdea>(null);
  const dispatch = useDispatch();
  useEffect(() => {
    if (idea === null || idea === written.current) return;
    written.current = idea;
    dispatch(restarted());
    // Together: what comes later must not push the fields below.
    Promise.all([ideaText.load(), idea.session && sessionFieldsCode.load()]).then(
      ([{ withIdea }]) => update((typed) => withIdea(typed, idea, sender)),
      () => (written.current = null),
    );
  }, [idea, sender, update, dispatch]);
}
