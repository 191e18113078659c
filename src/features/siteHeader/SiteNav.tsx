import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { normalPath, paths } from '#src/lib/paths.ts';

const publicLinks = [
  { to: paths.home, label: 'Inicio' },
  { to: paths.services, label: 'Servicios' },
  { to: paths.aiTools, label: 'Ideas con IA' },
];

/** Includes support, because a ticket manager's dashboard is empty (SITE-3). */
const signedInLinks = [...publicLinks, { to: paths.support, label: 'Soporte' }];

export function SiteNav({ signedIn }: { signedIn: boolean }) {
  const links = signedIn ? signedInLinks : publicLinks;
  const path = normalPath(useLocation().pathname);
  const current = path === paths.homeAlias ? paths.home : path;
  return (
    <Nav aria-label="Principal">
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  flex: 1 0 auto;
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space[4]};
  }
  & a {
    display: flex;
    align-items: center;
    padding-inline: ${({ theme }) => theme.space[12]};
    border-bottom: 2px solid transparent;
    color: ${({ theme }) => theme.color.ink};
    font-weight: 500;
    text-decoration: none;
  }
  & a:hover {
    border-color: ${({ theme }) => theme.color.lineStrong};
  }
`;
