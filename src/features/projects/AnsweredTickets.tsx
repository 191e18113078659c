import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAnsweredTickets } from '#src/api/answeredTickets.ts';
import { paths, ticketPath } from '#src/lib/paths.ts';
import { projectsCopy } from './projectsCopy.ts';

/**
 * A line that leads to the tickets that the agency answered last. The projects do not wait for it, so it is always one
 * line high.
 */
export function AnsweredTickets() {
  const [first, ...others] = useAnsweredTickets();
  return (
    <Line>
      {first !== undefined &&
        (others.length === 0 ? (
          <Link to={ticketPath(first.id)}>{projectsCopy.answered(first.subject)}</Link>
        ) : (
          <Link to={paths.support}>{projectsCopy.answeredSome(others.length + 1)}</Link>
        ))}
    </Line>
  );
}

const Line = styled.p`
  height: 1lh;
  font: ${({ theme }) => theme.font.body};
  & > a {
    display: inline-block;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
