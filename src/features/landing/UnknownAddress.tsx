import styled from 'styled-components';
import { paths, sectionPath } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { Container } from '#ui/Container';
import { EmptyState } from '#ui/EmptyState';
import { Actions } from '#ui/Stack';

/** Says above the home screen that the address leads to no page (ROUTE-6). */
export function UnknownAddress() {
  return (
    <Strip role="region" aria-label={TITLE}>
      <Container>
        <EmptyState
          next={
            <Actions>
              <ButtonLink to={paths.home}>Ir al inicio</ButtonLink>
              <ButtonLink to={sectionPath('contact')}>Escríbenos</ButtonLink>
            </Actions>
          }
        >
          {TITLE}
        </EmptyState>
      </Container>
    </Strip>
  );
}

const TITLE = 'Esta página no existe';

/** From edge to edge below the header, so that the hero begins under it as it does elsewhere. */
const Strip = styled.div`
  padding-block: ${({ theme }) => theme.space[24]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
