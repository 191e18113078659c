import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Project } from '#contract/projects.ts';
import { projectPath } from '#src/lib/paths.ts';
import { inRows } from '#ui/DataTable';
import { RowLink } from '#ui/RowLink';

export interface ProjectNameProps {
  project: Pick<Project, 'id' | 'name'>;
  /** A quieter line below. */
  children?: ReactNode;
}

/** A cell with the project's name, which leads to its page. */
export function ProjectName({ project: { id, name }, children }: ProjectNameProps) {
  return (
    <>
      <Line title={name}>
        <Name to={projectPath(id)}>{name}</Name>
      </Line>
      {children !== undefined && <Quiet>{children}</Quiet>}
    </>
  );
}

/** A cell with the project's name, where projects have no pages. */
export function PlainName({ project: { name }, children }: ProjectNameProps) {
  return (
    <>
      <Line title={name}>{name}</Line>
      {children !== undefined && <Quiet>{children}</Quiet>}
    </>
  );
}

/** One line in a row; whole in a card. */
const Line = styled.span`
  display: block;
  ${inRows} {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** Without the room of links in text, so that two lines fit in a row. */
const Name = styled(RowLink)`
  padding: 0;
`;

const Quiet = styled(Line)`
  color: ${({ theme }) => theme.color.ink2};
  font-weight: 400;
`;
