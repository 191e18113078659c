import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Container } from '#ui/Container';

/**
 * A wide and a square picture, stacked where narrow, equally high where not. Without pictures it keeps their place, so that
 * nothing moves when they load.
 */
export const Row = styled(Container)`
  display: grid;
  gap: ${({ theme }) => theme.space[24]};
  padding-bottom: ${({ theme }) => theme.space[40]};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  & > figure {
    margin: 0;
  }
  & > figure > :first-child {
    width: 100%;
    aspect-ratio: 1;
    margin-bottom: ${({ theme }) => theme.space[8]};
    background: ${({ theme }) => theme.color.sunken};
  }
  & > :first-child > :first-child {
    aspect-ratio: 416 / 320;
  }
  ${up('sm')} {
    grid-template-columns: minmax(0, 416fr) minmax(0, 320fr);
  }
`;
