import { Check } from 'lucide';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { IdeaResult } from '#contract/ideas.ts';
import { sectionPath } from '#src/lib/paths.ts';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Cluster, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';

export interface IdeaViewProps {
  idea: IdeaResult;
  titleAs: 'h2' | 'h3';
  look: 'card' | 'section';
  /** The one idea, which is announced and has the view's main action; else one of several. */
  isMain?: boolean;
  /** Further ways on. */
  children?: ReactNode;
}

/** An idea: name, description, features (spec section 2), and the way to the contact form with it. */
export function IdeaView({ idea, titleAs, look, isMain = false, children }: IdeaViewProps) {
  const navigate = useNavigate();
  const titleId = useId();
  const { name, description, features, engine } = idea;
  const carried = { state: { idea: { name, description, features } } };
  return (
    <Stack $gap={20}>
      <Words $gap={12} {...(isMain && { role: 'status' })}>
        <Heading as={titleAs} $look={look} id={titleId}>
          {name}
        </Heading>
        <Text $quiet>{description}</Text>
        <Features>
          {features.map((feature, index) => (
            <li key={index}>
              <Icon of={Check} inText />
              <span>{feature}</span>
            </li>
          ))}
        </Features>
      </Words>
      <Cluster $gap={12}>
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          size={isMain ? 'medium' : 'small'}
          aria-describedby={titleId}
          onClick={() => void navigate(sectionPath('contact'), carried)}
        >
          {ideaGeneratorCopy.want}
        </Button>
        {children}
      </Cluster>
      {isMain && (
        <Text $look="small" $quiet>
          {ideaGeneratorCopy.engine(engine)}
        </Text>
      )}
    </Stack>
  );
}

/** Whatever the machine wrote, it stays within its column. */
const Words = styled(Stack)`
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
