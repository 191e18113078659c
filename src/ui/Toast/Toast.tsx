import { TriangleAlert, X } from 'lucide';
import styled from 'styled-components';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { RequestDetails } from '#ui/Alert';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';

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
    <Box>
      <Mark>
        <Icon of={TriangleAlert} />
      </Mark>
      <div>
        <strong role="alert">{children}</strong>
        {more !== undefined && <p role="status">{more}</p>}
        <RequestDetails request={failedRequest} />
      </div>
      <Close type="button" onClick={onClose}>
        <Icon of={X} />
        <VisuallyHidden>Cerrar aviso</VisuallyHidden>
      </Close>
    </Box>
  );
}

const Box = styled.div`
  position: fixed;
  z-index: 2;
  right: ${({ theme }) => theme.space[20]};
  bottom: calc(var(--bottom-bar, 0px) + ${({ theme }) => theme.space[20]});
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[16]};
  overflow: hidden;
  width: min(26rem, 100vw - 2 * ${({ theme }) => theme.space[20]});
  padding: ${({ theme }) => theme.space[16]};
  /* The border sets it off from the footer, which is equally dark. */
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.inverse};
  color: ${({ theme }) => theme.color.onInverse};
  font: ${({ theme }) => theme.font.small};
  overflow-wrap: anywhere;
  box-shadow: ${({ theme }) => theme.shadow};
  & strong {
    display: block;
    font: ${({ theme }) => theme.font.bodyStrong};
  }
`;

/** The red end of the box, so that an error does not look like other toasts. */
const Mark = styled.span`
  padding: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[12]};
  margin: -${({ theme }) => theme.space[16]}
    0 -${({ theme }) => theme.space[16]} -${({ theme }) => theme.space[16]};
  background: ${({ theme }) => theme.status.error.fill};
  color: ${({ theme }) => theme.color.onAccent};
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.controlSmall};
  height: ${({ theme }) => theme.size.controlSmall};
  margin: -${({ theme }) => theme.space[8]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  cursor: pointer;
  &:focus-visible {
    outline-color: currentColor;
  }
`;
