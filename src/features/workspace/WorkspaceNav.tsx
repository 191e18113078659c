import { Menu as MenuDrawing } from 'lucide';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { isWorkplace, MENU_ID } from '#src/lib/paths.ts';
import type { Menu } from '#src/lib/useMenu.ts';
import { currentMark, workspaceLinks } from '#src/lib/workspaceLinks.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { Icon } from '#ui/Icon';
import { PrintDate } from './PrintDate.tsx';
import { Bar, More, Overlay, Word } from './WorkspaceNav.styles.ts';

/**
 * The signed-in person's own screens (SITE-18): a rail beside them; on narrower screens a bar at the bottom, whose 'Más'
 * opens the header's menu. With it the footer is one slim line.
 */
export function WorkspaceNav({ menu }: { menu: Menu }) {
  const { open, toggleAndEnter, buttonRef } = menu;
  const location = useLocation();
  const profile = useSelector(selectProfile);
  const links = workspaceLinks(profile?.role ?? '');
  const isRail = isWorkplace(location.pathname);
  return (
    <>
      {isRail && <PrintDate />}
      <Overlay>
        <Bar aria-label="Tu espacio" $isRail={isRail}>
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                <Link to={link.to} aria-current={currentMark(link, location)}>
                  <Icon of={link.icon} />
                  <Word>{link.label}</Word>
                </Link>
              </li>
            ))}
            <More>
              <button
                ref={buttonRef}
                type="button"
                aria-expanded={open}
                aria-controls={MENU_ID}
                onClick={toggleAndEnter}
              >
                <Icon of={MenuDrawing} />
                <Word>Más</Word>
              </button>
            </More>
          </ul>
        </Bar>
      </Overlay>
    </>
  );
}
