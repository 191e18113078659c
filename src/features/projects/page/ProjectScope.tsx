import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProjectPage } from '#contract/projectPages.ts';
import { panelPath } from '#src/lib/panelPaths.ts';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { LinkedText } from '#ui/LinkedText';
import { Cluster, Stack } from '#ui/Stack';
import { TypedText } from '#ui/Text';
import { projectPageCopy as copy } from './projectPageCopy.ts';

/** Longer ones are cut until somebody wants to read on. */
const SHORT = { lines: 20, characters: 1600 };

/** What a project covers, and for admins the way to the message that it came of (PROJECT-18). */
export function ProjectScope({ project: { scope, message } }: Pick<ProjectPage, 'project'>) {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const isLong = scope.split('\n').length > SHORT.lines || scope.length > SHORT.characters;
  return (
    <Card>
      <Stack $gap={12}>
        {scope !== '' && (
          <Text id={textId} $isCut={isLong && !isOpen}>
            <LinkedText>{scope}</LinkedText>
          </Text>
        )}
        {(isLong || message !== null) && (
          <Foot $gap={16}>
            {isLong && (
              <Button
                size="small"
                aria-expanded={isOpen}
                aria-controls={textId}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? copy.lessScope : copy.moreScope}
              </Button>
            )}
            {message !== null && (
              <Link to={panelPath('mensajes', { buscar: message.name, abierta: message.id })}>
                {copy.fromMessage}
              </Link>
            )}
          </Foot>
        )}
      </Stack>
    </Card>
  );
}

/** Whether there is something to show. */
export function hasScope({ project: { scope, message } }: ProjectPage): boolean {
  return scope !== '' || message !== null;
}

const Text = styled(TypedText)<{ $isCut: boolean }>`
  @media screen {
    display: ${({ $isCut }) => ($isCut ? '-webkit-box' : 'block')};
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${SHORT.lines};
  }
`;

const Foot = styled(Cluster)`
  font: ${({ theme }) => theme.font.small};
  @media print {
    display: none;
  }
`;
