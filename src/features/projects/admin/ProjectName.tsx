import styled from 'styled-components';
import type { Project } from '#contract/projects.ts';

/** A cell with the project's name and, below it, the client's. */
export function ProjectName({ project }: { project: Project }) {
  return (
    <>
      <Line>{project.name}</Line>
      <Client>{project.userName}</Client>
    </>
  );
}

const Line = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Client = styled(Line)`
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
`;
