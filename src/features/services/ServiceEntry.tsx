import { ArrowRight } from 'lucide';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { Service } from '#src/content/services.ts';
import { sectionPath } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { CheckedLines } from '#ui/CheckedLines';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Text } from '#ui/Text';
import { ServiceSign } from './ServiceSign.tsx';
import { servicesCopy } from './servicesCopy.ts';

/** A service, its deliverables, and a link that prefills the contact form with it. */
export function ServiceEntry({
  service: { title, description, includes, icon },
  isAlone,
}: {
  service: Service;
  /** Without neighbours: the deliverables go beside the text. */
  isAlone: boolean;
}) {
  const idea = { name: title, description, features: includes };
  return (
    <Entry $isAlone={isAlone}>
      <Title>
        <ServiceSign icon={icon} />
        <Heading $look="card">{title}</Heading>
      </Title>
      <Text $quiet>{description}</Text>
      <Includes lines={includes} />
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
    </Entry>
  );
}

const beside = css`
  ${up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto;
    & > :nth-child(3) {
      grid-area: 2 / 2 / 4;
    }
  }
`;

/** The links of a row are on one line: the deliverables take the room that is left. */
const Entry = styled.div<{ $isAlone: boolean }>`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
  ${({ $isAlone }) => $isAlone && beside}
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[16]};
  /* Two lines, so that the texts of a row begin at one height. */
  min-height: 3.5rem;
  @media print {
    & > span {
      display: none;
    }
    & > h2 {
      font: ${({ theme }) => theme.font.section};
    }
  }
`;

const Includes = styled(CheckedLines)`
  gap: ${({ theme }) => theme.space[8]};
`;

const Order = styled.div`
  @media print {
    display: none;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[8]};
    padding-block: 4px;
  }
`;
