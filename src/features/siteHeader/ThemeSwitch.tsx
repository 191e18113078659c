import { Monitor, Moon, Sun } from 'lucide';
import type { IconNode } from 'lucide';
import styled from 'styled-components';
import { useHydrated } from '#src/lib/prerendered.ts';
import { useThemePreference } from '#src/lib/themePreference.ts';
import type { ThemePreference } from '#src/lib/themePreference.ts';
import { Icon } from '#ui/Icon';

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

/** The header's panel hides them where only the icon fits. */
export const SwitchWords = styled.span``;

const Switch = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  min-width: ${({ theme }) => theme.size.control};
  min-height: ${({ theme }) => theme.size.control};
  padding: 0 ${({ theme }) => theme.space[12]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
`;
