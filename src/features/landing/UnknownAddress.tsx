import styled from 'styled-components';
import { paths, sectionPath } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { ButtonLink } from '#ui/Button';
import { TileSign } from '#ui/Cloth';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

/** Says above the home screen that the address leads to no page (ROUTE-6). */
export function UnknownAddress() {
  return (
    <Strip role="region" aria-label={TITLE}>
      <Container>
        <Row>
          <TileSign tile={['pyramid', 'red', 'dark']} />
          <Stack $gap={4}>
            <Heading as="p" $look="card">
              {TITLE}
            </Heading>
            <Text $quiet>El enlace cambió o está mal escrito.</Text>
          </Stack>
          <Actions>
            <ButtonLink to={paths.home}>Ir al inicio</ButtonLink>
            <ButtonLink to={sectionPath('contact')}>Escríbenos</ButtonLink>
          </Actions>
        </Row>
      </Container>
    </Strip>
  );
}

const TITLE = 'Esta página no existe';

/** From edge to edge below the header, so that the hero begins under it as it does elsewhere. */
const Strip = styled.div`
  padding-block: ${({ theme }) => theme.space[24]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
`;

/** The buttons are at its end; on phones below. */
const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[20]};
  align-items: center;
  & > :last-child {
    grid-column: 1 / -1;
  }
  ${up('md')} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    & > :last-child {
      grid-column: auto;
    }
  }
`;
