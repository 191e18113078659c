import { ArrowRight } from 'lucide';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { ButtonLink } from '#ui/Button';
import { Columns } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Band } from '#ui/Section';
import { landingCopy } from './landingCopy.ts';

const copy = landingCopy.ideaLink;

/** Links to the idea generator; each sample prefills it as a prompt (router state `{ prompt }`). */
export function IdeaLink() {
  return (
    <Ruled>
      <Columns>
        <Heading $look="card">{copy.title}</Heading>
        <div>
          <ul>
            {copy.samples.map((prompt) => (
              <li key={prompt}>
                <Link to={paths.aiTools} state={{ prompt }}>
                  {`«${prompt}»`}
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.aiTools}>
            {copy.action}
            <Icon of={ArrowRight} />
          </ButtonLink>
        </div>
      </Columns>
    </Ruled>
  );
}

/** Around the page's columns. */
const Ruled = styled(Band)`
  border: solid ${({ theme }) => theme.color.line};
  border-width: 1px 0;
  & > div {
    row-gap: ${({ theme }) => theme.space[20]};
    padding-block: ${({ theme }) => theme.space[32]};
  }
  & > div > div {
    display: grid;
    justify-items: start;
    gap: ${({ theme }) => theme.space[20]};
  }
  & ul {
    font: ${({ theme }) => theme.font.small};
  }
  & li a {
    display: inline-block;
    padding-block: 4px;
    font-weight: 400;
  }
  ${up('lg')} {
    & div {
      align-items: center;
    }
    & > div {
      padding-block: ${({ theme }) => theme.space[24]};
    }
    & > div > div {
      grid-template-columns: 1fr auto;
    }
  }
`;
