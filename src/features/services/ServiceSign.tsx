import styled from 'styled-components';
import type { Service } from '#src/content/services.ts';
import { Icon } from '#ui/Icon';

/** A service's icon on a background with stepped corners. */
export function ServiceSign({ icon }: Pick<Service, 'icon'>) {
  return (
    <Ground>
      <Icon of={icon} />
    </Ground>
  );
}

const Ground = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.accentText};
  clip-path: polygon(
    8px 0,
    40px 0,
    40px 4px,
    44px 4px,
    44px 8px,
    48px 8px,
    48px 40px,
    44px 40px,
    44px 44px,
    40px 44px,
    40px 48px,
    8px 48px,
    8px 44px,
    4px 44px,
    4px 40px,
    0 40px,
    0 8px,
    4px 8px,
    4px 4px,
    8px 4px
  );
`;
