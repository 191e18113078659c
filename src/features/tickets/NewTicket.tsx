import { ChevronUp, Plus } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { useSupportRequest } from '#src/lib/supportRequest.ts';
import type { FollowedRequest } from '#src/lib/supportRequest.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { up } from '#src/theme/theme.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { LazyPart } from '#ui/LazyPart';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { emptyTicket, TICKET_DRAFT } from './newTicketDraft.ts';
import type { TicketValues } from './newTicketDraft.ts';
import { ticketsCopy } from './ticketsCopy.ts';

/** In a chunk of its own, so that it does not delay the rows. */
const formCode = lazyModule(
  'newTicket',
  async () => (await import('./NewTicketForm.tsx')).NewTicketForm,
);

export interface NewTicketProps {
  userId: string;
  /** For a server of the specified calls alone. */
  isPlain?: boolean;
  /** The page's heading, which the button stands beside. */
  children: ReactNode;
}

/**
 * The page's heading, the form for a new ticket below it, and the button that toggles it; initially open if there is a draft
 * or a suggestion (FORM-1).
 */
export function NewTicket({ userId, isPlain = false, children }: NewTicketProps) {
  const draft = useDraft(TICKET_DRAFT, userId, emptyTicket);
  const request = useSupportRequest();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(
    () => request.subject !== null || request.projectId !== null || !isBlank(draft.values),
  );
  const [isCreated, setCreated] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const formId = useId();

  // The person's own draft takes precedence over what a link or the address suggests.
  const [suggested] = useState(() => (isBlank(draft.values) ? request.subject : null));
  const { setField } = draft;
  useEffect(() => {
    if (suggested !== null) setField('subject', suggested);
  }, [suggested, setField]);
  const [projectId, setProjectId] = useState(() => suggestedProject(request, draft.values));

  // Before anybody presses the button.
  useEffect(() => void formCode.load().catch(() => undefined), []);

  function finish() {
    draft.clear();
    setOpen(false);
    setCreated(true);
    setProjectId(null);
    // A reload would open the form again.
    if (request.projectId !== null) void navigate(paths.support, { replace: true });
    toggleRef.current?.focus();
  }

  return (
    <Stack $gap={20}>
      <Head>
        {children}
        <Button
          ref={toggleRef}
          variant={isOpen ? 'secondary' : 'primary'}
          icon={<Icon of={isOpen ? ChevronUp : Plus} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => {
            setOpen(!isOpen);
            setCreated(false);
          }}
        >
          {ticketsCopy.create}
        </Button>
      </Head>
      {isOpen && (
        <LazyPart
          code={formCode}
          loading={ticketsCopy.loadingForm}
          failed={ticketsCopy.formFailed}
          skeleton={<Skeleton width="min(100%, 45rem)" height="30rem" />}
        >
          {(NewTicketForm) => (
            <NewTicketForm
              id={formId}
              userId={userId}
              isPlain={isPlain}
              suggestedProjectId={projectId}
              onSuggested={() => setProjectId(null)}
              onCreated={finish}
            />
          )}
        </LazyPart>
      )}
      {isCreated && <Alert tone="success">{ticketsCopy.created}</Alert>}
    </Stack>
  );
}

/** The button is at the heading's right; below it on phones. */
const Head = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[24]};
  align-items: start;
  justify-items: start;
  ${up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** The project to choose: not over another in the draft, nor over 'none' in a draft that a reload brought back. */
function suggestedProject({ projectId, isFollowed }: FollowedRequest, draft: TicketValues) {
  return draft.project_id === '' && (isFollowed || isBlank(draft)) ? projectId : null;
}

function isBlank({ subject, description }: TicketValues): boolean {
  return subject.trim() === '' && description.trim() === '';
}
