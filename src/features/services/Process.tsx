import styled from 'styled-components';
import { process } from '#src/content/process.ts';
import { up } from '#src/theme/theme.ts';
import { Cloth, WeftThread } from '#ui/Cloth';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Section } from '#ui/Section';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { servicesCopy } from './servicesCopy.ts';

/** The four phases of a project, each with a thread in its colour. */
export function Process() {
  return (
    <Section>
      <Container>
        <Stack $gap={40}>
          <div>
            <Heading $look="heading">{servicesCopy.process.title}</Heading>
            <Text $quiet>{servicesCopy.process.lead}</Text>
          </div>
          <Phases>
            {process.map(({ name, color, text }, step) => (
              <li key={name}>
                <Cloth weave={[]} width={20} height={5}>
                  <WeftThread color={color} x={0} y={step} length={20} />
                </Cloth>
                <Heading as="h3" $look="section">
                  {name}
                </Heading>
                <Text $quiet>{text}</Text>
              </li>
            ))}
          </Phases>
        </Stack>
      </Container>
    </Section>
  );
}

const Phases = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[24]};
  & svg {
    height: auto;
    margin-bottom: ${({ theme }) => theme.space[12]};
  }
  ${up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${up('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
