import { testimonials } from '#src/content/testimonials.ts';
import type { Testimonial, Avatar as Looks } from '#src/content/testimonials.ts';
import { theme } from '#src/theme/theme.ts';
import { Columns, Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Ground } from './Testimonials.styles.ts';
import { landingCopy } from './landingCopy.ts';

const [first, ...others] = testimonials;

/** Three testimonials: one large, two small. */
export function Testimonials() {
  return (
    <Ground>
      <Container>
        <Heading $look="heading">{landingCopy.testimonials.title}</Heading>
        {landingCopy.testimonials.note !== null && <p>{landingCopy.testimonials.note}</p>}
      </Container>
      <Columns>
        <Quote of={first} />
        <div>
          {others.map((other) => (
            <Quote key={other.name} of={other} />
          ))}
        </div>
      </Columns>
    </Ground>
  );
}

function Quote({ of: { quote, name, title, avatar } }: { of: Testimonial }) {
  return (
    <figure>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <Avatar {...avatar} />
        <span>
          <strong>{name}</strong>
          <br />
          {title}
        </span>
      </figcaption>
    </figure>
  );
}

const { paint } = theme;

/** A portrait on a grid of 12×12 cells. Decorative: the name is beside it. */
function Avatar({ ground, coat, skin, hair }: Looks) {
  return (
    <svg viewBox="0 0 12 12" width={48} height={48} shapeRendering="crispEdges" aria-hidden>
      <path fill={paint[ground]} d="M0 0h12v12H0z" />
      <path fill={paint[coat]} d="M1 12v-2h3V9h4v1h3v2z" />
      <path fill={paint[skin]} d="M3 3h6v4H8v1H7v2H5V8H4V7H3z" />
      <path fill={paint.soot} d={hairs[hair]} />
    </svg>
  );
}

const hairs: Record<Looks['hair'], string> = {
  long: 'M3 1h6v1h1v7H9V4H8V3H4v1H3v5H2V2h1z',
  short: 'M3 1h6v4H8V3H4v1H3z',
  bun: 'M5 0h2v1h2v1h1v3H9V3H3v2H2V2h1V1h2z',
};
