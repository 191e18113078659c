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
  clip-path: path('M8 0h32v4h4v4h4v32h-4v4h-4v4H8v-4H4v-4H0V8h4V4h4z');
`;
