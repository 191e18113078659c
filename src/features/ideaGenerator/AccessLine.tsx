import { TriangleAlert } from 'lucide';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { Icon } from '#ui/Icon';
import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';
import type { Access } from './useAccess.ts';

export interface AccessLineProps {
  access: Access;
  /** Somebody tried without a session. */
  isTold: boolean;
  /** What stands there for who may use it, so that nothing moves when that is known. */
  hint: string;
}

/** Under the field: who may use the generator, and the way in (IDEA-3). */
export function AccessLine({ access, isTold, hint }: AccessLineProps) {
  if (access !== 'out') return <Line>{hint}</Line>;
  const { signInFirst, signIn } = ideaGeneratorCopy;
  return (
    // Another element when it becomes an alert, so that it is announced.
    <Line data-visitor key={String(isTold)} $isTold={isTold} {...(isTold && { role: 'alert' })}>
      {isTold && <Icon of={TriangleAlert} inText />}
      <span>
        {signInFirst} <Link to={paths.login}>{signIn}</Link>
      </span>
    </Line>
  );
}

const Line = styled.p<{ $isTold?: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  color: ${({ theme, $isTold }) => ($isTold ? theme.status.error.text : theme.color.ink2)};
  font: ${({ theme }) => theme.font.small};
  & > svg {
    margin-top: 2px;
  }
`;
