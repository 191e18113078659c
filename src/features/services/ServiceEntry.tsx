import { ArrowRight } from 'lucide';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Service } from '#src/content/services.ts';
import { sectionPath } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { CheckedLines } from '#ui/CheckedLines';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Text } from '#ui/Text';
import { ServiceSign } from './ServiceSign.tsx';
import { servicesCopy } from './servicesCopy.ts';

/** A service, what it includes, and the way to ask for it: the contact form takes it as an idea to fill in. */
export function ServiceEntry({
  service: { title, description, includes, icon },
}: {
  service: Service;
}) {
  const idea = { name: title, description, features: includes };
  return (
    <Entry>
      <ServiceSign icon={icon} />
      <Words>
        <Heading $look="card">{title}</Heading>
        <Text $quiet>{description}</Text>
        <Order>
          <Link
            to={sectionPath('contact')}
            state={{ idea }}
            aria-label={`${servicesCopy.order}: ${title}`}
          >
            {servicesCopy.order}
            <Icon of={ArrowRight} inText />
          </Link>
        </Order>
      </Words>
      <Includes lines={includes} />
    </Entry>
  );
}

const Entry = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]};
  padding-block: ${({ theme }) => theme.space[24]};
  ${up('sm')} {
    column-gap: ${({ theme }) => theme.space[24]};
  }
  ${up('md')} {
    grid-template-columns: 48px minmax(0, 4fr) minmax(0, 3fr);
    padding-block: ${({ theme }) => theme.space[32]};
  }
  ${up('lg')} {
    grid-column: 5 / 13;
    li:not(:first-child) > &:only-child {
      border-top: 1px solid ${({ theme }) => theme.color.line};
    }
  }
`;

const Words = styled.div`
  & > p {
    margin-top: ${({ theme }) => theme.space[4]};
  }
`;

const Order = styled.div`
  margin-top: ${({ theme }) => theme.space[12]};
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[8]};
    padding-block: 4px;
  }
`;

const Includes = styled(CheckedLines)`
  grid-column: 2;
  gap: ${({ theme }) => theme.space[8]};
  ${up('md')} {
    grid-column: 3;
    padding-top: 4px;
  }
`;
