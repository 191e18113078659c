import styled from 'styled-components';
import { sectionPath } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { ButtonLink } from '#ui/Button';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Text } from '#ui/Text';
import { caseCopy } from './caseCopy.ts';

/** Call to action at the end of a case study. */
export function CaseCall() {
  return (
    <Ground>
      <Row>
        <div>
          <Heading $look="heading">{caseCopy.callTitle}</Heading>
          <Text $quiet>{caseCopy.callLead}</Text>
        </div>
        <ButtonLink variant="primary" to={sectionPath('contact')}>
          {caseCopy.call}
        </ButtonLink>
      </Row>
    </Ground>
  );
}

const Ground = styled.section`
  margin-block: ${({ theme }) => theme.space[32]};
  padding-block: ${({ theme }) => theme.space[48]};
  background: ${({ theme }) => theme.color.sunken};
  ${up('sm')} {
    margin-bottom: ${({ theme }) => theme.space[48]};
  }
  @media print {
    display: none;
  }
`;

const Row = styled(Container)`
  display: grid;
  justify-items: start;
  align-items: center;
  gap: ${({ theme }) => theme.space[24]};
  & p {
    margin-top: ${({ theme }) => theme.space[8]};
  }
  ${up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
