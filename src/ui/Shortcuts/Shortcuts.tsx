import { Keyboard } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { shortcutOf, useShortcuts, useShortcutsSwitch } from '#src/lib/useShortcuts.ts';
import { Button } from '#ui/Button';
import { CheckField } from '#ui/CheckField';
import { Dialog } from '#ui/Dialog';
import { Icon } from '#ui/Icon';

export interface Shortcut {
  key: string;
  does: string;
  /** Absent if the browser itself handles the key. */
  run?: () => void;
}

const HELP = '?';

/** Enables a screen's shortcuts; '?' opens the dialog that lists them (A11Y-7). */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setEnabled] = useShortcutsSwitch();
  useShortcuts({
    ...Object.fromEntries(shortcuts.flatMap(({ key, run }) => (run ? [[key, run]] : []))),
    [HELP]: () => setOpen(true),
  });
  if (!isOpen) return null;
  return (
    <Dialog title="Atajos de teclado" onClose={() => setOpen(false)}>
      <List>
        {[...shortcuts, { key: HELP, does: 'Ver los atajos' }].map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </List>
      <CheckField
        label="Usar atajos"
        hint="Una sola tecla, cuando no estás escribiendo. Vale para todas las tablas en este dispositivo."
        checked={isOn}
        onChange={({ target }) => setEnabled(target.checked)}
      />
    </Dialog>
  );
}

/** Opens the list of shortcuts, also while they are off. */
export function ShortcutsButton() {
  return (
    <Place>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={Keyboard} inText />}
        onClick={() => shortcutOf(HELP)?.()}
      >
        Atajos
      </Button>
    </Place>
  );
}

/** Hidden where there is usually no keyboard: on touch screens and phones. */
const Place = styled.div`
  @media (hover: none), (width < 640px) {
    display: none;
  }
`;

const List = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  font: ${({ theme }) => theme.font.body};
  & > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    align-items: baseline;
  }
  & dd {
    margin: 0;
  }
  & kbd {
    padding: 2px ${({ theme }) => theme.space[8]};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.sunken};
    font: ${({ theme }) => theme.font.smallStrong};
  }
`;
