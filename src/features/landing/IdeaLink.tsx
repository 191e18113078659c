import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { ButtonLink } from '#ui/Button';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Band } from '#ui/Section';
import { landingCopy } from './landingCopy.ts';

const copy = landingCopy.ideaLink;

/** The way to the idea generator; each sample leads there as a prompt filled in (router's state `{ prompt }`). */
export function IdeaLink() {
  return (
    <Ruled>
      <Row>
        <Heading $look="card">{copy.title}</Heading>
        <ul>
          {copy.samples.map((prompt) => (
            <li key={prompt}>
              <Link to={paths.aiTools} state={{ prompt }}>
                “{prompt}”
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.aiTools}>
          {copy.action}
          <Icon of={ArrowRight} />
        </ButtonLink>
      </Row>
    </Ruled>
  );
}

const Ruled = styled(Band)`
  border: solid ${({ theme }) => theme.color.line};
  border-width: 1px 0;
`;

const Row = styled(Container)`
  display: grid;
  justify-items: start;
  align-items: center;
  gap: ${({ theme }) => theme.space[20]} ${({ theme }) => theme.space[40]};
  padding-block: ${({ theme }) => theme.space[32]};
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space[20]};
    font: ${({ theme }) => theme.font.small};
  }
  & li a {
    display: inline-block;
    padding-block: 4px;
    font-weight: 400;
  }
  ${up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    & h2 {
      grid-column: 1 / -1;
    }
  }
  ${up('lg')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) auto;
    padding-block: ${({ theme }) => theme.space[24]};
    & h2 {
      grid-column: auto;
    }
  }
`;
