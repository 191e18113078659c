import styled from 'styled-components';
import { paths, sectionPath } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { ButtonLink } from '#ui/Button';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Band } from '#ui/Section';
import { Cluster, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { servicesCopy } from './servicesCopy.ts';

const copy = servicesCopy.start;

/** Call to action for undecided visitors at the end of the page. */
export function StartHere() {
  return (
    <Ground>
      <Row>
        <Stack $gap={12}>
          <Heading $look="heading">{copy.title}</Heading>
          <Text $quiet>{copy.lead}</Text>
        </Stack>
        <Cluster $gap={12}>
          <ButtonLink variant="primary" to={sectionPath('contact')}>
            {copy.toContact}
          </ButtonLink>
          <ButtonLink to={paths.aiTools}>{copy.toIdeas}</ButtonLink>
        </Cluster>
      </Row>
    </Ground>
  );
}

const Ground = styled(Band)`
  /* Continues behind the footer's edge. */
  margin-bottom: -16px;
  padding-block: ${({ theme }) => theme.space[64]} 80px;
  background: ${({ theme }) => theme.color.sunken};
  @media print {
    display: none;
  }
`;

const Row = styled(Container)`
  display: grid;
  gap: ${({ theme }) => theme.space[24]};
  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
