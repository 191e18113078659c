import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { OwnIdea } from '#contract/ideas.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import { up } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Cluster, Stack } from '#ui/Stack';
import { ideaGeneratorCopy } from '../ideaGeneratorCopy.ts';
import { IdeaWords } from '../IdeaWords.tsx';
import { useWantIdea } from '../IdeaView.tsx';
import { myIdeasCopy } from '../aiToolsCopy.ts';

interface MyIdeaProps {
  idea: OwnIdea;
  /** Requests another idea for the same prompt; null while the generator is busy. */
  onAnother: ((idea: OwnIdea) => void) | null;
}

/** A saved idea as a row with name, prompt and date; it expands to the details and actions. */
export function MyIdea({ idea, onAnother }: MyIdeaProps) {
  const want = useWantIdea();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const panelId = useId();
  const { name, prompt, createdAt } = idea;
  return (
    <li>
      <Row>
        <Name id={titleId}>
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
          </Toggle>
        </Name>
        <Day dateTime={createdAt}>{dayInLima(createdAt)}</Day>
        <Prompt $isOpen={isOpen}>{prompt}</Prompt>
        <Icon of={ChevronDown} />
      </Row>
      {isOpen && (
        <Panel id={panelId} role="group" aria-labelledby={titleId}>
          <Stack $gap={20}>
            <Stack $gap={12}>
              <IdeaWords idea={idea} />
            </Stack>
            <Cluster $gap={12}>
              <Button size="small" aria-describedby={titleId} onClick={() => want(idea)}>
                {ideaGeneratorCopy.want}
              </Button>
              <Button
                size="small"
                aria-describedby={titleId}
                disabled={onAnother === null}
                onClick={() => onAnother?.(idea)}
              >
                {myIdeasCopy.another}
              </Button>
            </Cluster>
          </Stack>
        </Panel>
      )}
    </li>
  );
}

/** The whole row is the toggle's click area. */
const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[16]};
  & > svg {
    grid-area: 1 / 2;
    color: ${({ theme }) => theme.color.ink2};
    transition: transform ${({ theme }) => theme.motion.open} ${({ theme }) => theme.motion.easing};
  }
  &:has([aria-expanded='true']) > svg {
    transform: rotate(180deg);
  }
  ${up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    padding: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[20]};
    & > svg {
      grid-area: 1 / 3;
    }
  }
`;

const Name = styled.h3`
  grid-column: 1;
  min-width: 0;
  font: ${({ theme }) => theme.font.bodyStrong};
  overflow-wrap: anywhere;
`;

const Toggle = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${({ theme }) => theme.radius.card};
  }
  &:hover {
    color: ${({ theme }) => theme.color.accentText};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
`;

const Day = styled.time`
  grid-column: 1;
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  ${up('sm')} {
    grid-area: 1 / 2;
    line-height: 1.5rem;
  }
`;

/** Truncated to one line until the row is expanded. */
const Prompt = styled.p<{ $isOpen: boolean }>`
  grid-column: 1 / -1;
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  overflow-wrap: anywhere;
  ${({ $isOpen }) =>
    $isOpen
      ? 'white-space: pre-line;'
      : 'display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 1;'}
`;

const Panel = styled.div`
  padding: 0 ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[20]};
  ${up('sm')} {
    padding-inline: ${({ theme }) => theme.space[20]};
  }
`;
