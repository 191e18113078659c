export { Shortcuts, ShortcutsButton } from './Shortcuts.tsx';
export type { Shortcut } from './Shortcuts.tsx';
