import styled from 'styled-components';
import { Alert } from '#ui/Alert';
import { Container } from '#ui/Container';

/** Says above the home screen that the address leads to no page (ROUTE-6). */
export function UnknownAddress() {
  return (
    <Place>
      <Alert tone="notice">
        Esta página no existe. Revisa la dirección o sigue desde aquí, que es el inicio.
      </Alert>
    </Place>
  );
}

const Place = styled(Container)`
  padding-block: ${({ theme }) => theme.space[16]};
`;
