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
 * Cycles through: follow the device, the opposite of the device's theme, the device's theme as a fixed choice. Its label
 * says what the next press does.
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
      <span>{words}</span>
    </Switch>
  );

  function next(): ThemePreference {
    const other = system === 'dark' ? 'light' : 'dark';
    if (preference === 'system') return other;
    return preference === other ? system : 'system';
  }
}

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
