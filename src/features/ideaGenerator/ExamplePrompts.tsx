import { ArrowUpLeft } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCarriedPrompt } from '#src/lib/carried.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { aiToolsCopy } from './aiToolsCopy.ts';

const examples: readonly string[] = aiToolsCopy.examples;

export interface ExamplePromptsProps {
  prompt: string;
  disabled: boolean;
  /** Writes a text into the field. */
  onWrite: (prompt: string) => void;
  /** Called after a text was chosen, to focus the field. */
  onPicked: () => void;
}

/**
 * Example prompts. Also writes the prompt that the followed link carried. If an example replaces the person's own
 * text, a button restores it (FORM-1).
 */
export function ExamplePrompts({ prompt, disabled, onWrite, onPicked }: ExamplePromptsProps) {
  const titleId = useId();
  const carried = useCarriedPrompt();
  const [example, setExample] = useState(carried);
  const [replaced, setReplaced] = useState(
    carried !== null && isOwn(prompt, carried) ? prompt : '',
  );

  const isWritten = useRef(false);
  useEffect(() => {
    if (carried === null || isWritten.current) return;
    isWritten.current = true;
    onWrite(carried);
  }, [carried, onWrite]);

  function pick(text: string) {
    if (isOwn(prompt, example)) setReplaced(prompt);
    setExample(text);
    put(text);
  }

  function put(text: string) {
    onWrite(text);
    onPicked();
  }

  return (
    <Stack $gap={8}>
      <Title id={titleId}>{aiToolsCopy.examplesTitle}</Title>
      <Rows aria-labelledby={titleId}>
        {examples.map((text) => (
          <li key={text}>
            <Example type="button" disabled={disabled} onClick={() => pick(text)}>
              <span>{text}</span>
              <Icon of={ArrowUpLeft} inText />
            </Example>
          </li>
        ))}
      </Rows>
      {replaced !== '' && prompt === example && (
        <div>
          <Button size="small" disabled={disabled} onClick={() => put(replaced)}>
            {aiToolsCopy.restore}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Whether the person typed the prompt; false for examples and for the link's prompt. */
function isOwn(prompt: string, example: string | null): boolean {
  return prompt.trim() !== '' && prompt !== example && !examples.includes(prompt);
}

const Title = styled.h2`
  font: ${({ theme }) => theme.font.smallStrong};
`;

const Rows = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  & > li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const Example = styled.button`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[16]};
  width: 100%;
  padding: ${({ theme }) => theme.space[12]} 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.ink2};
  text-align: left;
  cursor: pointer;
  transition: color ${({ theme }) => theme.motion.colour} ${({ theme }) => theme.motion.easing};
  & > svg {
    margin-top: 4px;
  }
  &:hover {
    color: ${({ theme }) => theme.color.accentText};
  }
  &:disabled {
    color: ${({ theme }) => theme.color.ink2};
    cursor: not-allowed;
  }
`;
