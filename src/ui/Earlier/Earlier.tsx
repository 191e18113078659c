import { useRef, useState } from 'react';
import { keepInPlace } from '#src/lib/keepInPlace.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { VisuallyHidden } from '#ui/VisuallyHidden';

/** Earlier entries that have been read, or the text of the failure. */
type EarlierRead = { show: () => void; announcement: string } | { failure: string };

interface EarlierProps {
  /** The button's label. */
  children: string;
  busyLabel: string;
  /** Whether there are earlier entries; without any there is no button. */
  hasMore: boolean;
  read: () => Promise<EarlierRead>;
  /** An entry on screen that stays where it is. It gets the focus if the button goes. */
  anchor: () => Element | null | undefined;
}

/** A button that adds earlier entries to a list. Neither the scroll's place nor the focus is lost. */
export function Earlier({ children, busyLabel, hasMore, read, anchor }: EarlierProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const frame = useRef<HTMLDivElement>(null);

  async function handleClick() {
    setBusy(true);
    setFailure(null);
    const answer = await read();
    const kept = anchor() ?? frame.current;
    if ('failure' in answer || kept === null) {
      setBusy(false);
      if ('failure' in answer) setFailure(answer.failure);
      return;
    }
    const hadFocus = frame.current?.contains(document.activeElement) === true;
    keepInPlace(kept, () => {
      setBusy(false);
      setAnnouncement(answer.announcement);
      answer.show();
    });
    if (hadFocus && !frame.current?.contains(document.activeElement)) focusOn(kept);
  }

  if (!hasMore && announcement === '') return null;
  return (
    <Stack $gap={12} ref={frame}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {hasMore && (
        <div>
          <Button
            size="small"
            busy={isBusy}
            busyLabel={busyLabel}
            onClick={() => void handleClick()}
          >
            {children}
          </Button>
        </div>
      )}
      {failure !== null && <Alert tone="error">{failure}</Alert>}
    </Stack>
  );
}

function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
