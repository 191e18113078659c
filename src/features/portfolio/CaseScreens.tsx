import styled from 'styled-components';
import { caseScreens } from '#src/content/caseScreens.ts';
import type { CaseSlug } from '#src/lib/paths.ts';
import { Row } from './CaseScreens.styles.ts';

/** Two drawn interfaces of a case study. */
export default function CaseScreens({ slug }: { slug: CaseSlug }) {
  return (
    <Row>
      {caseScreens[slug].map(({ imageUrl, imageAlt, caption }) => (
        <figure key={caption}>
          <Drawn src={imageUrl} alt={imageAlt} loading="lazy" />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </Row>
  );
}

const Drawn = styled.img`
  border-radius: ${({ theme }) => theme.radius.card};
`;
