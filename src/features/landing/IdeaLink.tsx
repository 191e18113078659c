import { ArrowRight } from 'lucide';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { ButtonLink } from '#ui/Button';
import { Column, Columns } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Band } from '#ui/Section';
import { landingCopy } from './landingCopy.ts';

const copy = landingCopy.ideaLink;

/** Links to the idea generator; each sample prefills it as a prompt (router state `{ prompt }`). */
export function IdeaLink() {
  return (
    <Ruled>
      <Row>
        <Column $from={1} $to={6}>
          <Heading $look="card">{copy.title}</Heading>
        </Column>
        <Column as="ul" $from={6} $to={10}>
          {copy.samples.map((prompt) => (
            <li key={prompt}>
              <Link to={paths.aiTools} state={{ prompt }}>
                {`«${prompt}»`}
              </Link>
            </li>
          ))}
        </Column>
        <Column $from={10} $to={13}>
          <ButtonLink to={paths.aiTools}>
            {copy.action}
            <Icon of={ArrowRight} />
          </ButtonLink>
        </Column>
      </Row>
    </Ruled>
  );
}

const Ruled = styled(Band)`
  border: solid ${({ theme }) => theme.color.line};
  border-width: 1px 0;
`;

const Row = styled(Columns)`
  gap: ${({ theme }) => theme.space[20]} ${({ theme }) => theme.space[24]};
  padding-block: ${({ theme }) => theme.space[32]};
  & > ul {
    font: ${({ theme }) => theme.font.small};
  }
  & li a {
    display: inline-block;
    padding-block: 4px;
    font-weight: 400;
  }
  ${up('lg')} {
    align-items: center;
    padding-block: ${({ theme }) => theme.space[24]};
    & > :last-child {
      justify-self: end;
    }
  }
`;
