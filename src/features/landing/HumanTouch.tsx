import styled from 'styled-components';
import { week } from '#src/content/landing.ts';
import { Columns } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Section } from '#ui/Section';
import { Text } from '#ui/Text';
import { HumanTouchPicture } from './HumanTouchPicture.tsx';
import { landingCopy } from './landingCopy.ts';

/** How AI and people share the work, and when clients hear from the agency. */
export function HumanTouch() {
  return (
    <Section>
      <Middle>
        <div>
          <Heading $look="heading">{landingCopy.humanTouch.title}</Heading>
          <Text $look="lead" $quiet>
            {landingCopy.humanTouch.lead}
          </Text>
          <dl>
            {week.map(({ day, what }) => (
              <div key={day}>
                <dt>{day}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </div>
        <HumanTouchPicture />
      </Middle>
    </Section>
  );
}

/** Around the text with its days, and the picture. */
const Middle = styled(Columns)`
  --first: 6;
  align-items: center;
  & h2 + p {
    margin-top: ${({ theme }) => theme.space[16]};
  }
  & dl {
    max-width: 35.5rem;
    margin-top: ${({ theme }) => theme.space[32]};
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    padding-block: ${({ theme }) => theme.space[12]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  & dt {
    flex: 0 0 7.5rem;
    font-weight: 600;
  }
  /* Below the day where it has no room beside it. */
  & dd {
    flex: 1 1 8rem;
  }
  & > svg {
    width: 100%;
    height: auto;
    border-radius: ${({ theme }) => theme.radius.card};
    /* The same in both themes, as the portfolio's pictures: hair and screen need a light ground. */
    background: ${({ theme }) => theme.paint.sky};
  }
`;
