import { testimonials } from '#src/content/testimonials.ts';
import type { Testimonial } from '#src/content/testimonials.ts';
import { Column, Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Text } from '#ui/Text';
import { Avatar } from './Avatar.tsx';
import { landingCopy } from './landingCopy.ts';
import { Ground, Large, Person, Small, Title } from './Testimonials.styles.ts';

const [first, ...others] = testimonials;

/** What three clients say: one large, two small. */
export function Testimonials() {
  return (
    <Ground>
      <Container>
        <Title>
          <Heading $look="heading">{landingCopy.testimonials.title}</Heading>
          <Text $look="small" $quiet>
            {landingCopy.testimonials.note}
          </Text>
        </Title>
      </Container>
      <Columns>
        <Column as={Large} $from={1} $to={8}>
          <Quote of={first} />
        </Column>
        <Column $from={8} $to={13}>
          {others.map((other) => (
            <Small key={other.name}>
              <Quote of={other} />
            </Small>
          ))}
        </Column>
      </Columns>
    </Ground>
  );
}

function Quote({ of: { quote, name, title, avatar } }: { of: Testimonial }) {
  return (
    <>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <Person>
        <Avatar {...avatar} />
        <span>
          <strong>{name}</strong>
          <br />
          {title}
        </span>
      </Person>
    </>
  );
}
