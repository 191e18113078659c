import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { cutText } from '#contract/cutText.ts';
import { paths } from '#src/lib/paths.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { Alert } from '#ui/Alert';
import { Button, ButtonLink } from '#ui/Button';
import { Cluster } from '#ui/Stack';
import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';
import { takePrompt } from './keptPrompt.ts';
import { emptyPrompt, OFFER, PROMPT_DRAFT } from './promptDraft.ts';

/** Texts of the offer to continue with a prompt typed before signing in. */
const ideaOfferCopy = {
  offer: (prompt: string) => `Tienes una idea por terminar: «${prompt}»`,
  dismiss: 'Descartar',
} as const;

/**
 * After sign-in, offers to continue with the prompt typed as a visitor. It belongs to the history entry where it first
 * appeared: it survives a reload and disappears after navigation.
 */
export function IdeaOffer() {
  const userId = useSelector(selectUserId);
  const { values, setField, update } = useDraft(PROMPT_DRAFT, userId, emptyPrompt);
  const { key } = useLocation();
  const { prompt, offer } = values;
  const isDue = offer === OFFER.due;
  useEffect(() => {
    if (isDue) setField('offer', key);
  }, [isDue, key, setField]);

  // In a tab where it was not typed.
  useEffect(() => {
    const kept = takePrompt();
    if (kept !== '')
      update((draft) => (draft.prompt === '' ? { prompt: kept, offer: OFFER.due } : draft));
  }, [update]);

  if (prompt.trim() === '' || (!isDue && offer !== key)) return null;
  return (
    <Alert
      tone="notice"
      action={
        <Cluster $gap={8}>
          <ButtonLink to={paths.aiTools} size="small">
            {ideaGeneratorCopy.goOn}
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={() => setField('offer', OFFER.none)}>
            {ideaOfferCopy.dismiss}
          </Button>
        </Cluster>
      }
    >
      {ideaOfferCopy.offer(shortened(prompt.trim()))}
    </Alert>
  );
}

const LONGEST = 140;

/** Shortens the prompt at a word boundary. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = cutText(text, LONGEST);
  const words = cut.split(/\s+/);
  return `${words.length > 1 ? words.slice(0, -1).join(' ') : cut}…`;
}
