import styled from 'styled-components';
import { stack } from '#src/content/landing.ts';
import { up } from '#src/theme/theme.ts';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Section } from '#ui/Section';
import { Text } from '#ui/Text';
import { landingCopy } from './landingCopy.ts';

/** Nine technologies with their purpose. */
export function TechStack() {
  return (
    <Section>
      <Container>
        <Heading $look="heading">{landingCopy.stack.title}</Heading>
        <Text $quiet>{landingCopy.stack.lead}</Text>
        <Table>
          {stack.map(({ name, purpose }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{purpose}</span>
            </li>
          ))}
        </Table>
      </Container>
    </Section>
  );
}

/** The background shows through the gaps as rules. */
const Table = styled.ul`
  display: grid;
  margin-top: ${({ theme }) => theme.space[32]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: 1px;
  border: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.line};
  & > li {
    display: grid;
    align-content: start;
    padding: ${({ theme }) => theme.space[12]};
    background: ${({ theme }) => theme.color.surface};
  }
  & > li:last-child {
    grid-column: 1 / -1;
  }
  & strong {
    font: ${({ theme }) => theme.font.bodyStrong};
  }
  & span {
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
  }
  ${up('sm')} {
    & strong {
      font-size: 1.125rem;
    }
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li {
      padding: ${({ theme }) => theme.space[16]};
    }
    & > li:last-child {
      grid-column: auto;
    }
  }
  ${up('lg')} {
    & > li {
      grid-template-columns: auto auto;
      align-items: center;
      justify-content: space-between;
      padding: ${({ theme }) => theme.space[20]};
    }
  }
`;
