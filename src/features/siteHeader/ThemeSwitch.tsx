import { Monitor, Moon, Sun } from 'lucide';
import type { IconNode } from 'lucide';
import { useHydrated } from '#src/lib/prerendered.ts';
import { useThemePreference } from '#src/lib/themePreference.ts';
import type { ThemePreference } from '#src/lib/themePreference.ts';
import { Icon } from '#ui/Icon';
import { Switch, SwitchWords } from './ThemeSwitch.styles.ts';

const choices: Record<ThemePreference, { icon: IconNode; words: string }> = {
  light: { icon: Sun, words: 'Usar tema claro' },
  dark: { icon: Moon, words: 'Usar tema oscuro' },
  system: { icon: Monitor, words: 'Usar tema del dispositivo' },
};

/**
 * Goes from the device's theme to the other one, to the device's own as a choice, and back to letting
 * the device decide. It says what pressing does; its words show where there is room.
 */
export function ThemeSwitch() {
  const { preference, system, setPreference } = useThemePreference();
  const hydrated = useHydrated();
  const { icon, words } = choices[next()];
  return (
    <Switch
      type="button"
      aria-disabled={!hydrated || undefined}
      onClick={() => setPreference(next())}
    >
      <Icon of={icon} />
      <SwitchWords>{words}</SwitchWords>
    </Switch>
  );

  function next(): ThemePreference {
    const other = system === 'dark' ? 'light' : 'dark';
    if (preference === 'system') return other;
    return preference === other ? system : 'system';
  }
}
