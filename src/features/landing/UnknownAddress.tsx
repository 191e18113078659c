import styled from 'styled-components';
import { Alert } from '#ui/Alert';
import { Container } from '#ui/Container';

/** Says above the home screen that the address leads to no page (ROUTE-6). */
export function UnknownAddress() {
  return (
    <Strip>
      <Container>
        <Alert tone="notice">Esta página no existe. Estás en el inicio.</Alert>
      </Container>
    </Strip>
  );
}

/** From edge to edge below the header, so that the hero begins under it as it does elsewhere. */
const Strip = styled.div`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.status.pending.soft};
`;
