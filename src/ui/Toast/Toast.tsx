import { TriangleAlert } from 'lucide';
import styled from 'styled-components';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { RequestDetails } from '#ui/Alert';
import { Icon } from '#ui/Icon';
import { CloseButton } from './CloseButton.tsx';
import { ToastBox } from './Toast.styles.ts';

export interface ToastProps {
  /** What failed; announced at once. */
  children: string;
  /** The state after the failure. */
  more?: string;
  failedRequest?: FailedRequest | undefined;
  onClose: () => void;
}

/** An error that must be visible at any scroll position. It stays until the person closes it. */
export function Toast({ children, more, failedRequest, onClose }: ToastProps) {
  return (
    <ToastBox>
      <Mark>
        <Icon of={TriangleAlert} />
      </Mark>
      <div>
        <strong role="alert">{children}</strong>
        {more !== undefined && <p role="status">{more}</p>}
        <RequestDetails request={failedRequest} />
      </div>
      <CloseButton onClick={onClose} />
    </ToastBox>
  );
}

/** The red end of the box, so that an error does not look like other toasts. */
const Mark = styled.span`
  padding: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[12]};
  margin: -${({ theme }) => theme.space[16]}
    0 -${({ theme }) => theme.space[16]} -${({ theme }) => theme.space[16]};
  background: ${({ theme }) => theme.status.error.fill};
  color: ${({ theme }) => theme.color.onAccent};
`;
