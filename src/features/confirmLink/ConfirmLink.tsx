import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { heldMailLink } from '#src/lib/mailLink.ts';
import { paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { ButtonLink } from '#ui/Button';
import { Outcome } from '#ui/Outcome';
import { confirmLinkCopy } from './confirmLinkCopy.ts';
import { HeldLink } from './HeldLink.tsx';

export interface ConfirmLinkProps {
  /** How to get another confirmation mail. */
  newConfirmation: ReactNode;
}

/** Where a mail's link leads. After a reload the token is gone, as it is in nobody's storage. */
export function ConfirmLink({ newConfirmation }: ConfirmLinkProps) {
  const [link] = useState(heldMailLink);
  const isIn = useSelector(selectProfile) !== null;
  if (link !== null) return <HeldLink link={link} newConfirmation={newConfirmation} />;
  // Back from the portal, where the used link led.
  if (isIn) return <Navigate to={paths.app} replace />;
  return (
    <Outcome tone="open" title={confirmLinkCopy.missingTitle} text={confirmLinkCopy.missing}>
      <ButtonLink wide to={paths.login}>
        {confirmLinkCopy.missingToLogin}
      </ButtonLink>
    </Outcome>
  );
}
