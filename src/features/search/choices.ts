import { BookOpenText, Compass, FolderKanban, Mail, MessagesSquare, UserRound, Zap } from 'lucide';
import type { IconNode } from 'lucide';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { FoundKind } from '#contract/search.ts';
import { foldText } from '#src/lib/foldText.ts';
import { panelPath } from '#src/lib/panelPaths.ts';
import { panelTabNames } from '#src/lib/panelTabNames.ts';
import { paths } from '#src/lib/paths.ts';
import { useThemePreference } from '#src/lib/themePreference.ts';
import { shortcutOf } from '#src/lib/useShortcuts.ts';
import { workspaceLinks } from '#src/lib/workspaceLinks.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { searchCopy } from './searchCopy.ts';

/** Something to choose: a place, an action, or what the search found. */
export interface Choice {
  id: string;
  title: string;
  detail?: string;
  run: () => void;
}

export interface ChoiceGroup {
  name: string;
  icon: IconNode;
  choices: Choice[];
}

export const kindIcons: Readonly<Record<FoundKind, IconNode>> = {
  project: FolderKanban,
  ticket: MessagesSquare,
  person: UserRound,
  message: Mail,
  complaint: BookOpenText,
};

/** The tabs to which the rail has no link of its own. */
const TABS = ['proyectos', 'personal', 'clientes', 'reclamaciones', 'mensajes'] as const;

/** The places and actions of the person that hold all words of a query. */
export function useOwnChoices(query: string): ChoiceGroup[] {
  const role = useSelector(selectProfile)?.role ?? '';
  const navigate = useNavigate();
  const { preference, system, setPreference } = useThemePreference();
  const isAdmin = role === 'admin';
  const goTo = (to: string, title: string, detail = ''): Choice => ({
    id: to,
    title,
    detail,
    run: () => void navigate(to),
  });
  const places = [
    ...workspaceLinks(role).map(({ to, label }) => goTo(to, label)),
    ...(isAdmin ? TABS : []).map((tab) =>
      goTo(panelPath(tab), panelTabNames[tab], searchCopy.inPanel),
    ),
  ];
  const isDark = (preference === 'system' ? system : preference) === 'dark';
  const showShortcuts = shortcutOf('?');
  const newProject = () =>
    void navigate(paths.adminDashboard, { state: { newProject: { name: '' } } });
  const actions: Choice[] = [
    ...(isAdmin ? [{ id: 'nuevo', title: searchCopy.newProject, run: newProject }] : []),
    {
      id: 'tema',
      title: searchCopy.theme,
      run: () => setPreference(isDark ? 'light' : 'dark'),
    },
    ...(showShortcuts ? [{ id: 'atajos', title: searchCopy.shortcuts, run: showShortcuts }] : []),
  ];
  const words = foldText(query).split(/\s+/);
  const fits = ({ title, detail = '' }: Choice) =>
    words.every((word) => foldText(`${title} ${detail}`).includes(word));
  return [
    { name: searchCopy.places, icon: Compass, choices: places.filter(fits) },
    { name: searchCopy.actions, icon: Zap, choices: actions.filter(fits) },
  ].filter(({ choices }) => choices.length > 0);
}
