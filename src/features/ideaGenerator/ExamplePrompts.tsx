import { ArrowUpLeft } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { aiToolsCopy } from './ideaGeneratorCopy.ts';

export interface ExamplePromptsProps {
  prompt: string;
  disabled: boolean;
  /** Puts a text into the field, and leads there. */
  onPick: (prompt: string) => void;
}

/** Prompts to begin with. One's own words, replaced by one of them, can be had back (decision 15). */
export function ExamplePrompts({ prompt, disabled, onPick }: ExamplePromptsProps) {
  const titleId = useId();
  const [replaced, setReplaced] = useState('');

  function pick(example: string) {
    const isOwn = prompt.trim() !== '' && !isExample(prompt);
    if (isOwn) setReplaced(prompt);
    onPick(example);
  }

  return (
    <Stack $gap={8}>
      <Title id={titleId}>{aiToolsCopy.examplesTitle}</Title>
      <Rows aria-labelledby={titleId}>
        {aiToolsCopy.examples.map((example) => (
          <li key={example}>
            <Example type="button" disabled={disabled} onClick={() => pick(example)}>
              <span>{example}</span>
              <Icon of={ArrowUpLeft} inText />
            </Example>
          </li>
        ))}
      </Rows>
      {replaced !== '' && isExample(prompt) && (
        <div>
          <Button size="small" disabled={disabled} onClick={() => onPick(replaced)}>
            {aiToolsCopy.restore}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function isExample(prompt: string): boolean {
  return aiToolsCopy.examples.some((example) => example === prompt);
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
