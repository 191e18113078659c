import { Check, Info, TriangleAlert } from 'lucide';
import type { IconNode } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { StatusColor } from '#contract/colors.ts';
import type { Failure, FailedRequest } from '#src/lib/failedRequest.ts';
import type { InvalidFields } from '#src/lib/forms/invalidFields.ts';
import { Icon } from '#ui/Icon';

type AlertTone = 'error' | 'success' | 'notice';

const tones: Record<AlertTone, { color: StatusColor; icon: IconNode; role: 'alert' | 'status' }> = {
  error: { color: 'error', icon: TriangleAlert, role: 'alert' },
  success: { color: 'done', icon: Check, role: 'status' },
  notice: { color: 'pending', icon: Info, role: 'status' },
};

export interface AlertProps {
  tone: AlertTone;
  children: ReactNode;
  id?: string | undefined;
  /** A button or link below the text. */
  action?: ReactNode;
  /** A paragraph that is not announced with the text. */
  help?: ReactNode;
  /** It takes the focus, and is read for that: it is not announced as well. */
  isFocused?: boolean;
  /** Shown under 'Detalles', for people to quote to support. */
  failedRequest?: FailedRequest | undefined;
}

/** A message in the page. Screen readers announce errors at once and other tones when idle. */
export function Alert({ tone, children, id, action, help, failedRequest, isFocused }: AlertProps) {
  const { color, icon, role } = tones[tone];
  return (
    <Box $color={color}>
      <Icon of={icon} />
      <Content id={id} role={isFocused ? undefined : role}>
        <p>{children}</p>
        {action}
      </Content>
      {help}
      <RequestDetails request={failedRequest} />
    </Box>
  );
}

/** What people quote to support; nothing when the request has no id. */
export function RequestDetails({ request }: { request: FailedRequest | undefined }) {
  return (
    request && (
      <details>
        <summary>Detalles</summary>
        <span>{`Código ${request.id}, ${request.at}`}</span>
      </details>
    )
  );
}

const Box = styled.div<{ $color: StatusColor }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[12]};
  border-left: 3px solid ${({ theme, $color }) => theme.status[$color].fill};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $color }) => theme.status[$color].soft};
  /* The text may quote user input. */
  overflow-wrap: anywhere;
  & > svg {
    margin-top: 2px;
    color: ${({ theme, $color }) => theme.status[$color].text};
  }
  & > p,
  & > details {
    grid-column: 2;
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[12]};
`;

interface FailureAlertProps extends Pick<AlertProps, 'action' | 'help'> {
  /** The error to show; null renders nothing. */
  failure: (Failure & { invalid?: InvalidFields }) | null;
  /** For the `aria-describedby` of the fields that the message is about. */
  id?: string | undefined;
}

/** The error of a form, if any. */
export function FailureAlert({ failure, ...rest }: FailureAlertProps) {
  if (failure?.invalid !== undefined) {
    return <InvalidAlert invalid={failure.invalid}>{failure.message}</InvalidAlert>;
  }
  return (
    failure && (
      <Alert {...rest} tone="error" failedRequest={failure.failedRequest}>
        {failure.message}
      </Alert>
    )
  );
}

/** Leads to the fields that need correction; it takes the focus. */
function InvalidAlert({
  invalid: { fields, error },
  children,
}: {
  invalid: InvalidFields;
  children: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.focus(), [error]);
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert
        isFocused
        tone="error"
        action={
          <Links>
            {fields.map(({ label, control }) => (
              <li key={control.name}>
                <button type="button" onClick={() => control.focus()}>
                  {label}
                </button>
              </li>
            ))}
          </Links>
        }
      >
        {children}
      </Alert>
    </div>
  );
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[20]};
  & button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
    text-align: left;
    text-decoration: underline;
    text-decoration-color: ${({ theme }) => theme.color.lineStrong};
  }
`;
