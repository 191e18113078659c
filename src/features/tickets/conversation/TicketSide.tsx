import { Link } from 'react-router-dom';
import type { PersonRef, Profile } from '#contract/people.ts';
import type { TicketDetail } from '#contract/tickets.ts';
import { unobserved } from '#src/api/api.ts';
import { useAssignTicketMutation, useListAssigneesQuery } from '#src/api/conversationApi.ts';
import { errorText } from '#src/api/apiError.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { becameText } from '#src/lib/becameText.ts';
import { leftAloneText, rollbackText } from '#src/lib/namesText.ts';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { useRowSaves } from '#ui/RowSaves';
import { Select } from '#ui/SelectField';
import { Actions } from '#ui/Stack';
import { TicketStatusField } from '../TicketStatusField.tsx';
import { between } from '../durations.ts';
import { closesTicket, managesTickets } from '../managesTickets.ts';
import { conversationCopy as copy } from './conversationCopy.ts';
import { momentInLima } from '#src/lib/momentInLima.ts';
import { projectPath } from '#src/lib/paths.ts';
import { useNow } from '#src/lib/useNow.ts';
import { Side, Wait } from './TicketSide.styles.ts';
import { useClosing } from './useClosing.ts';

export interface TicketSideProps {
  ticket: TicketDetail;
  profile: Profile;
  /** Whether the person reads it as the agency. */
  isStaff: boolean;
  /** Inside a table's row, which has its own status field. */
  isInRow: boolean;
}

/** A ticket's facts and actions, beside its conversation. */
export function TicketSide({ ticket, profile, isStaff, isInRow }: TicketSideProps) {
  const { status, assigned_to: inCharge, createdAt } = ticket;
  const manages = managesTickets(profile);
  const isTheirs = inCharge?.id === profile.id;
  const canTake = manages && !isTheirs;
  return (
    <Side aria-label={copy.facts}>
      <dl>
        {!isInRow && (
          <div>
            <dt>{copy.status}</dt>
            <dd>
              {manages ? (
                <TicketStatusField ticket={ticket} />
              ) : (
                <Badge {...lookOfStatus(status)}>{status}</Badge>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{copy.inCharge}</dt>
          <dd>
            {manages ? (
              <AssigneeField ticket={ticket} />
            ) : isTheirs ? (
              copy.you
            ) : (
              (inCharge?.full_name ?? copy.nobodyYet)
            )}
          </dd>
        </div>
        <div>
          <dt>{copy.project}</dt>
          <dd>
            <ProjectOf ticket={ticket} profile={profile} />
          </dd>
        </div>
        <div>
          <dt>{copy.created}</dt>
          <dd>
            <time dateTime={createdAt}>{momentInLima(createdAt)}</time>
          </dd>
        </div>
        {isStaff && <Waiting ticket={ticket} />}
      </dl>
      {closesTicket(ticket, profile) && (
        <Actions>
          {canTake && <TakeButton ticket={ticket} user={profile} />}
          <CloseButton ticket={ticket} isQuiet={canTake} />
        </Actions>
      )}
    </Side>
  );
}

/** The project's name, a link for those who see its page. Where the server does not say, ticket managers do not. */
function ProjectOf({
  ticket: { project, seesProject },
  profile: { role },
}: Pick<TicketSideProps, 'ticket' | 'profile'>) {
  if (project === null) return <span>{copy.noProject}</span>;
  if (!(seesProject ?? role !== 'ticket_manager')) return <span>{project.name}</span>;
  return <Link to={projectPath(project.id)}>{project.name}</Link>;
}

/** How long the ticket has been waiting for the agency, and how long the first answer took. */
function Waiting({
  ticket: { createdAt, waitingSince, firstResponseAt },
}: {
  ticket: TicketDetail;
}) {
  const wait = between(waitingSince, useNow());
  const response = between(createdAt, firstResponseAt);
  return (
    <>
      {wait !== null && (
        <div>
          <dt>{copy.waiting}</dt>
          <Wait>{`${copy.waitingNow} ${wait}`}</Wait>
        </div>
      )}
      {response !== null && (
        <div>
          <dt>{copy.firstResponse}</dt>
          <dd>{`${copy.firstResponseAfter} ${response}`}</dd>
        </div>
      )}
    </>
  );
}

function useAssign(ticket: TicketDetail) {
  const { id, subject, assigned_to: before } = ticket;
  const [assignTicket] = useAssignTicketMutation(unobserved);
  const { track } = useRowSaves();
  const nameOf = (person: PersonRef | null) => person?.full_name ?? copy.nobody;
  const undo = (assignee: PersonRef | null) => {
    const undoes = { userId: assignee?.id ?? null };
    void track(id, assignTicket({ id, assignee: before, undoes }), (error) => ({
      title: errorText(error, copy.assignFailed),
      more: leftAloneText([subject]),
    }));
  };
  return (assignee: PersonRef | null) => {
    void track(
      id,
      assignTicket({ id, assignee }),
      (error) => ({
        title: errorText(error, copy.assignFailed),
        more: rollbackText([subject]),
      }),
      () => ({
        text: becameText(copy.inCharge, nameOf(before), nameOf(assignee)),
        name: subject,
        undo: () => undo(assignee),
      }),
    );
  };
}

/** A select for the assignee; only the name if the possible assignees are unknown. */
function AssigneeField({ ticket }: { ticket: TicketDetail }) {
  const { currentData } = useListAssigneesQuery();
  const assign = useAssign(ticket);
  const inCharge = ticket.assigned_to;
  const people = currentData?.people;
  if (people === undefined) return <span>{inCharge?.full_name ?? copy.nobody}</span>;
  const isKnown = inCharge === null || people.some(({ id }) => id === inCharge.id);
  return (
    <Select
      $inTable
      name="userId"
      aria-label={copy.inCharge}
      value={inCharge?.id ?? ''}
      onChange={({ target }) => assign(people.find(({ id }) => id === target.value) ?? null)}
    >
      <option value="">{copy.nobody}</option>
      {!isKnown && <option value={inCharge.id}>{inCharge.full_name}</option>}
      {people.map(({ id, full_name }) => (
        <option key={id} value={id}>
          {full_name}
        </option>
      ))}
    </Select>
  );
}

function TakeButton({ ticket, user }: { ticket: TicketDetail; user: PersonRef }) {
  const assign = useAssign(ticket);
  return (
    <Button size="small" onClick={() => assign(user)}>
      {copy.take}
    </Button>
  );
}

function CloseButton({ ticket, isQuiet }: { ticket: TicketDetail; isQuiet: boolean }) {
  const { isClosed, busy, toggle } = useClosing(ticket);
  return (
    <Button size="small" variant={isQuiet ? 'quiet' : 'secondary'} busy={busy} onClick={toggle}>
      {isClosed ? copy.reopen : copy.close}
    </Button>
  );
}
