import styled from 'styled-components';
import { week } from '#src/content/landing.ts';
import { Column, Columns } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Section } from '#ui/Section';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { HumanTouchPicture } from './HumanTouchPicture.tsx';
import { landingCopy } from './landingCopy.ts';

/** How AI and people share the work, and when clients hear from the agency. */
export function HumanTouch() {
  return (
    <Section>
      <Middle>
        <Column $from={1} $to={7}>
          <Stack $gap={32}>
            <Stack $gap={16}>
              <Heading $look="heading">{landingCopy.humanTouch.title}</Heading>
              <Text $look="lead" $quiet>
                {landingCopy.humanTouch.lead}
              </Text>
            </Stack>
            <Days>
              {week.map(({ day, what }) => (
                <div key={day}>
                  <dt>{day}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </Days>
          </Stack>
        </Column>
        <Column $from={7} $to={13}>
          <HumanTouchPicture />
        </Column>
      </Middle>
    </Section>
  );
}

const Middle = styled(Columns)`
  align-items: center;
`;

const Days = styled.dl`
  max-width: 35.5rem;
  & > div {
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
`;
