import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LONGEST_SEARCH, SHORTEST_SEARCH } from '#contract/searchRoutes.ts';
import { trimLine } from '#contract/typedText.ts';
import { errorText } from '#src/api/apiError.ts';
import { useSearchAllQuery } from '#src/api/searchApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { useTypingPause } from '#src/lib/useTypingPause.ts';
import { Dialog } from '#ui/Dialog';
import { Icon } from '#ui/Icon';
import { RetryAlert } from '#ui/RetryAlert';
import { kindIcons, useOwnChoices } from './choices.ts';
import type { Choice, ChoiceGroup } from './choices.ts';
import { markedParts } from './markedParts.ts';
import { Field, List, Note, Option, State } from './Palette.styles.ts';
import { kindNames, nothingText, searchCopy } from './searchCopy.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search (SITE-23): places and actions at once, and what the server finds. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const query = trimLine(typed);
  const listId = useId();
  const found = useFound(query);
  const groups = [...useOwnChoices(query), ...found.groups];
  const choices = groups.flatMap((group) => group.choices);
  const [activeId, setActive] = useState<string | null>(null);
  const active = choices.find(({ id }) => id === activeId) ?? choices[0];
  const [isWaiting, setWaiting] = useState(false);

  const nothing = found.isDone && choices.length === 0 ? nothingText(query) : '';
  const stateText = found.isLoading ? searchCopy.searching : nothing;

  function choose({ run }: Choice) {
    onClose();
    run();
  }
  const chooseFirst = useEffectEvent(() => active && choose(active));
  const isAnswered = isWaiting && !found.isLoading;
  useEffect(() => {
    if (isAnswered) chooseFirst();
  }, [isAnswered]);
  const optionId = ({ id }: Choice) => `${listId}-${id}`;
  const shownId = active && optionId(active);
  useEffect(() => {
    if (shownId) document.getElementById(shownId)?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);

  function handleKey(event: KeyboardEvent) {
    // In a search field the browser's first Escape would only empty it.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (step === undefined) {
      if (active) choose(active);
      else setWaiting(found.isLoading);
    } else if (active) {
      const next = choices.indexOf(active) + step + choices.length;
      setActive(choices[next % choices.length]?.id ?? null);
    }
  }

  return (
    <Dialog title={searchCopy.title} onClose={onClose} isPalette>
      <Field
        // As the modal dialog opens the browser moves focus to its first control, which is this one.
        type="search"
        role="combobox"
        name="q"
        aria-label={searchCopy.title}
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shownId}
        placeholder={searchCopy.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_SEARCH}
        value={typed}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(null);
          setWaiting(false);
        }}
      />
      <List id={listId} role="listbox" aria-label={searchCopy.results}>
        {groups.map((group) => (
          <Group key={group.name} {...group}>
            {(choice) => (
              <Option
                key={choice.id}
                id={optionId(choice)}
                role="option"
                aria-selected={choice === active}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setActive(choice.id)}
                onClick={() => choose(choice)}
              >
                <Marked text={choice.title} query={query} />
                <Note>
                  <Marked text={choice.detail ?? ''} query={query} />
                </Note>
                {choice === active && <kbd aria-hidden>↵</kbd>}
              </Option>
            )}
          </Group>
        ))}
      </List>
      <State role="status">{stateText}</State>
      {found.error !== undefined && (
        <RetryAlert onRetry={found.retry} failedRequest={failedRequestOf(found.error)}>
          {errorText(found.error, searchCopy.failed)}
        </RetryAlert>
      )}
    </Dialog>
  );
}

interface GroupProps extends ChoiceGroup {
  children: (choice: Choice) => React.ReactNode;
}

function Group({ name, icon, choices, children }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation">
        <Icon of={icon} inText />
        {name}
      </div>
      {choices.map(children)}
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return (
    <span>
      {markedParts(text, query).map((part, index) =>
        index % 2 === 0 ? <span key={index}>{part}</span> : <b key={index}>{part}</b>,
      )}
    </span>
  );
}

/** What the server found with a query, once typing pauses; never with another one. */
function useFound(query: string) {
  const navigate = useNavigate();
  const asked = useTypingPause(query, '');
  const isAsked = query.length >= SHORTEST_SEARCH;
  const skip = asked.length < SHORTEST_SEARCH;
  const read = useSearchAllQuery(asked, { skip });
  const isCurrent = isAsked && asked === query;
  const error = isCurrent && !read.isFetching ? read.error : undefined;
  const data = isCurrent ? read.currentData : undefined;
  return {
    groups: (data?.groups ?? []).map(({ kind, rows }) => ({
      name: kindNames[kind],
      icon: kindIcons[kind],
      choices: rows.map(({ id, title, detail, href }) => ({
        id: `${kind}-${id}`,
        title,
        detail,
        run: () => void navigate(href, { state: { movesFocus: true } }),
      })),
    })),
    isLoading: isAsked && data === undefined && error === undefined,
    isDone: !isAsked || data !== undefined,
    error,
    retry: () => read.refetch(),
  };
}
