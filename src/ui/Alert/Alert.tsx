import { Check, Info, TriangleAlert } from 'lucide';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { DyeName } from '#contract/colors.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { Icon } from '#ui/Icon';

type AlertTone = 'error' | 'success' | 'notice';

const tones: Record<AlertTone, { dye: DyeName; icon: IconNode; role: 'alert' | 'status' }> = {
  error: { dye: 'achiote', icon: TriangleAlert, role: 'alert' },
  success: { dye: 'chilca', icon: Check, role: 'status' },
  notice: { dye: 'qolle', icon: Info, role: 'status' },
};

export interface AlertProps {
  tone: AlertTone;
  children: ReactNode;
  id?: string | undefined;
  /** A button or link below the text: the way on. */
  action?: ReactNode;
  /** What somebody who asks for help can quote, where the failure has a name. */
  failedRequest?: FailedRequest | undefined;
}

/** A message in the page. Errors interrupt whoever listens; the rest waits its turn. */
export function Alert({ tone, children, id, action, failedRequest }: AlertProps) {
  const { dye, icon, role } = tones[tone];
  return (
    <Box $dye={dye}>
      <Icon of={icon} />
      <Content id={id} role={role}>
        <p>{children}</p>
        {action}
      </Content>
      {failedRequest && (
        <details>
          <summary>Detalles</summary>
          Código {failedRequest.id}, {failedRequest.at}
        </details>
      )}
    </Box>
  );
}

const Box = styled.div<{ $dye: DyeName }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[12]};
  border-left: 3px solid ${({ theme, $dye }) => theme.dye[$dye].fill};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $dye }) => theme.dye[$dye].soft};
  & > svg {
    margin-top: 2px;
    color: ${({ theme, $dye }) => theme.dye[$dye].text};
  }
  & > details {
    grid-column: 2;
    overflow-wrap: anywhere;
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[12]};
  & > p {
    /* It may quote what somebody typed. */
    overflow-wrap: anywhere;
  }
`;
