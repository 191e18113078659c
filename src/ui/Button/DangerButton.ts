import styled from 'styled-components';
import { Button } from './Button.tsx';

/** Leads to what cannot be undone, or takes away an access. */
export const DangerButton = styled(Button)`
  border-color: currentColor;
  color: ${({ theme }) => theme.status.error.text};
`;
