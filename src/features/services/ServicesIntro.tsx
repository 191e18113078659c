import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Section } from '#ui/Section';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { servicesCopy } from './servicesCopy.ts';

export function ServicesIntro() {
  return (
    <Section as="div">
      <Container>
        <Stack $gap={16}>
          <Heading as="h1" $look="display">
            {servicesCopy.page.title}
          </Heading>
          <Text $look="lead" $quiet>
            {servicesCopy.page.lead}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
