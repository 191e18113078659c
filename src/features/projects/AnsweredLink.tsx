import { Link } from 'react-router-dom';
import { useAnsweredTickets } from '#src/api/answeredTickets.ts';
import { paths, ticketPath } from '#src/lib/paths.ts';
import { projectsCopy } from './projectsCopy.ts';

/** Leads to the tickets that the agency answered last; nothing without any. */
export function AnsweredLink() {
  const [first, ...others] = useAnsweredTickets();
  if (first === undefined) return null;
  return others.length === 0 ? (
    <Link to={ticketPath(first.id)}>{projectsCopy.answered(first.subject)}</Link>
  ) : (
    <Link to={paths.support}>{projectsCopy.answeredSome(others.length + 1)}</Link>
  );
}
