import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';
import { heldMailLink } from '#src/lib/mailLink.ts';
import { paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { ButtonLink } from '#ui/Button';
import { Outcome } from '#ui/Outcome';
import { confirmLinkCopy } from './confirmLinkCopy.ts';
import { HeldLink } from './HeldLink.tsx';

export interface ConfirmLinkProps {
  /** A way to request another confirmation mail. */
  newConfirmation: ReactNode;
}

/** Target of mail links. The token is kept in memory only, so a reload loses it. */
export function ConfirmLink({ newConfirmation }: ConfirmLinkProps) {
  const [link] = useState(heldMailLink);
  const isIn = useSelector(selectProfile) !== null;
  if (link !== null) return <HeldLink link={link} newConfirmation={newConfirmation} />;
  // The person navigated back after using the link.
  if (isIn) return <Navigate to={paths.app} replace />;
  return (
    <Outcome tone="open" title={confirmLinkCopy.missingTitle} text={confirmLinkCopy.missing}>
      <ButtonLink variant="primary" wide to={paths.login}>
        {confirmLinkCopy.missingToLogin}
      </ButtonLink>
      <p>
        {confirmLinkCopy.mailLost} <Link to={paths.forgotPassword}>{confirmLinkCopy.recover}</Link>.
      </p>
    </Outcome>
  );
}
