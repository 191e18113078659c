import { ArrowRight } from 'lucide';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { services } from '#src/content/services.ts';
import { paths, servicePath } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { ButtonLink } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { SplitSection } from '#ui/SplitSection';
import { Text } from '#ui/Text';
import { ServiceSign } from './ServiceSign.tsx';
import { servicesCopy } from './servicesCopy.ts';

/** The landing shows three of the six services (SITE-7). */
const SHOWN_SERVICES = 3;

const copy = servicesCopy.teaser;

/** The first services, each linked to its entry on the services page. */
export function ServicesTeaser() {
  return (
    <SplitSection
      id="services"
      title={copy.title}
      lead={copy.lead}
      action={<ButtonLink to={paths.services}>{copy.toAll}</ButtonLink>}
    >
      <Rows>
        {services.slice(0, SHOWN_SERVICES).map(({ id, title, description, icon }) => (
          <li key={id}>
            <ServiceSign icon={icon} />
            <div>
              <Heading as="h3" $look="card">
                <Link to={servicePath(id)}>{title}</Link>
              </Heading>
              <Text $quiet>{description}</Text>
            </div>
            <Icon of={ArrowRight} />
          </li>
        ))}
      </Rows>
    </SplitSection>
  );
}

const Rows = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  & li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${({ theme }) => theme.space[16]};
    padding-block: ${({ theme }) => theme.space[24]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  /* The link's click area covers the whole row. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & li > svg {
    margin: 14px ${({ theme }) => theme.space[16]} 0 0;
    transition:
      transform ${({ theme }) => theme.motion.colour} ${({ theme }) => theme.motion.easing},
      color ${({ theme }) => theme.motion.colour} ${({ theme }) => theme.motion.easing};
  }
  & li:hover > svg {
    color: ${({ theme }) => theme.color.accentText};
    transform: translateX(4px);
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
  & p {
    margin-top: ${({ theme }) => theme.space[4]};
  }
  ${up('sm')} {
    & li {
      gap: ${({ theme }) => theme.space[24]};
    }
  }
`;
