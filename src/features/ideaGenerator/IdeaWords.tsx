import { Check } from 'lucide';
import styled from 'styled-components';
import type { IdeaResult } from '#contract/ideas.ts';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

/** An idea's description and features. */
export function IdeaWords({
  idea,
}: {
  idea: Readonly<Pick<IdeaResult, 'description'>> & { features: readonly string[] };
}) {
  return (
    <>
      <Text $quiet>{idea.description}</Text>
      <Features>
        {idea.features.map((feature, index) => (
          <li key={index}>
            <Icon of={Check} inText />
            <span>{feature}</span>
          </li>
        ))}
      </Features>
    </>
  );
}

/** Breaks long words of generated texts. */
export const Words = styled(Stack)`
  & > * {
    overflow-wrap: anywhere;
  }
`;

const Features = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  max-width: ${({ theme }) => theme.size.measure};
  & > li {
    display: flex;
    gap: ${({ theme }) => theme.space[8]};
    overflow-wrap: anywhere;
  }
  & svg {
    margin-top: 4px;
    color: ${({ theme }) => theme.color.accentText};
  }
`;
