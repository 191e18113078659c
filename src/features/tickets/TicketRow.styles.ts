import styled from 'styled-components';
import { roomBelow, roomFrom } from '#src/theme/theme.ts';
import { Row, Rows } from '#ui/WorkList';

/** Beside a rail the list has less room than the page. */
export const TicketRows = styled(Rows)`
  container-type: inline-size;
`;

/** The list's width in rem from which rows have columns: the page's is 48 then, less a scrollbar and gutters. */
const COLUMNS = 44;

/** From here on the project has a column of its own; before it stands below date and status. */
const WIDE = 60;

export const stacked = roomBelow(COLUMNS);
const inColumns = roomFrom(COLUMNS);
const inWideColumns = roomFrom(WIDE);

/** The columns are the same in each row, so that they align; none is as wide as its text. */
export const Line = styled(Row)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
  align-content: center;
  align-items: center;
  min-height: ${({ theme }) => theme.space[64]};
  /* The ring is around the row: around a subject that is cut short it would be cut too. */
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
  ${stacked} {
    padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  }
  ${inColumns} {
    grid-template:
      'subject turn day badge' auto
      'description turn project project' auto / minmax(0, 1fr) 12rem 5.5rem 7rem;
    column-gap: ${({ theme }) => theme.space[16]};
    padding-block: ${({ theme }) => theme.space[8]};
  }
  ${inWideColumns} {
    grid-template:
      'subject turn project day badge' auto
      'description turn project day badge' auto / minmax(0, 2fr) 13rem minmax(0, 1.2fr) 5.5rem 7rem;
    column-gap: ${({ theme }) => theme.space[24]};
  }
`;

export const Subject = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[12]};
  align-items: baseline;
  min-width: 0;
  & > h3 {
    min-width: 0;
    font: ${({ theme }) => theme.font.bodyStrong};
    overflow-wrap: anywhere;
  }
  ${inColumns} {
    grid-area: subject;
    align-self: end;
    flex-wrap: nowrap;
    & > h3 {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** One line; its full text is on the ticket's page. Of another's ticket it begins with whose it is. */
export const Description = styled.p`
  & > strong {
    color: ${({ theme }) => theme.color.ink};
    font-weight: 500;
  }
  overflow: hidden;
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${inColumns} {
    grid-area: description;
    align-self: start;
  }
`;

export const Turn = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[8]};
  font: ${({ theme }) => theme.font.small};
  overflow-wrap: anywhere;
  ${stacked} {
    margin-top: ${({ theme }) => theme.space[4]};
  }
  & > strong {
    font: ${({ theme }) => theme.font.smallStrong};
  }
  ${inColumns} {
    display: grid;
    grid-area: turn;
  }
`;

export const Latest = styled.span`
  color: ${({ theme }) => theme.color.ink2};
  ${inColumns} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A line of its own on phones; in columns its children are cells of the row. */
export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  align-items: center;
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  ${inColumns} {
    display: contents;
    & > :last-child {
      grid-area: badge;
    }
  }
  /* The project in a line of its own, so that all rows end alike. */
  ${stacked} {
    & > :first-child:nth-last-child(3) {
      flex: 1 0 100%;
    }
  }
`;

export const Project = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${inColumns} {
    grid-area: project;
  }
`;

export const Day = styled.time`
  ${inColumns} {
    grid-area: day;
  }
  ${inWideColumns} {
    text-align: end;
  }
`;
