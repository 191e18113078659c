import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProjectPage } from '#contract/projectPages.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { ticketPath } from '#src/lib/paths.ts';
import { Badge } from '#ui/Badge';

/** The project's tickets that the person may see, newest first. */
export function ProjectTickets({ tickets }: Pick<ProjectPage, 'tickets'>) {
  return (
    <List>
      {tickets.map(({ id, subject, status }) => (
        <li key={id}>
          <Link to={ticketPath(id)}>{subject}</Link>
          <Badge {...lookOfStatus(status)}>{status}</Badge>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  font: ${({ theme }) => theme.font.small};
  & > li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[12]};
    padding-block: ${({ theme }) => theme.space[8]};
  }
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  & a {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
