import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { normalPath, paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { Icon } from '#ui/Icon';
import { Bar } from './WorkspaceNav.styles.ts';
import { currentMark, workspaceLinks } from './workspaceLinks.ts';

/**
 * The signed-in person's own screens (SITE-18): a row below the header; on a phone a bar at the bottom. With it the
 * footer is one slim line.
 */
export function WorkspaceNav() {
  const location = useLocation();
  const profile = useSelector(selectProfile);
  const links = workspaceLinks(profile?.role ?? '');
  return (
    <Bar aria-label="Tu espacio" $hasRow={hasRow(location.pathname)}>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <Link to={link.to} aria-current={currentMark(link, location)}>
              <Icon of={link.icon} />
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
}

/** Pages with free space at their top. The panel has its own tabs there. */
const roots = [paths.dashboard, paths.support, paths.account, paths.aiTools, '/projects'];

function hasRow(pathname: string): boolean {
  const path = normalPath(pathname);
  return roots.some((root) => path === root || path.startsWith(`${root}/`));
}
