import { Keyboard } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { useShortcuts, useShortcutsSwitch } from '#src/lib/useShortcuts.ts';
import { Button } from '#ui/Button';
import { CheckField } from '#ui/CheckField';
import { Dialog } from '#ui/Dialog';
import { Icon } from '#ui/Icon';
import { ticketsCopy } from './ticketsCopy.ts';

export interface Shortcut {
  key: string;
  does: string;
  /** Absent if the browser itself handles the key. */
  run?: () => void;
}

/** Enables a screen's shortcuts and shows a button for the dialog that lists them; '?' opens it too. */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setEnabled] = useShortcutsSwitch();
  useShortcuts({
    ...Object.fromEntries(shortcuts.flatMap(({ key, run }) => (run ? [[key, run]] : []))),
    '?': () => setOpen(true),
  });
  return (
    <Place>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={Keyboard} inText />}
        onClick={() => setOpen(true)}
      >
        {ticketsCopy.shortcuts}
      </Button>
      {isOpen && (
        <Dialog title={ticketsCopy.shortcutsTitle} onClose={() => setOpen(false)}>
          <List>
            {[...shortcuts, { key: '?', does: ticketsCopy.shortcutHelp }].map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </List>
          <CheckField
            label={ticketsCopy.shortcutsOn}
            hint={ticketsCopy.shortcutsHint}
            checked={isOn}
            onChange={({ target }) => setEnabled(target.checked)}
          />
        </Dialog>
      )}
    </Place>
  );
}

/** Its button is hidden where there is usually no keyboard: on touch screens and phones. */
const Place = styled.div`
  @media (hover: none), (width < 640px) {
    & > button {
      display: none;
    }
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
