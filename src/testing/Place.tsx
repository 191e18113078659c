import { useLocation } from 'react-router-dom';

/** Shows where the router is and what it was handed: '/ai-tools {"prompt":"…"}'. */
export function Place() {
  const { pathname, hash, state } = useLocation() as {
    pathname: string;
    hash: string;
    state: unknown;
  };
  return <output>{`${pathname}${hash} ${JSON.stringify(state)}`}</output>;
}
