import type { ReactNode } from 'react';
import { Cloth, heroWeave, WeftThread } from '#ui/Cloth';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { ClothPart, Grid, TextPart, Clause } from './Hero.styles.ts';
import { landingCopy } from './landingCopy.ts';

const copy = landingCopy.hero;

/**
 * The first thing a stranger sees: what is offered, the way in, and a cloth whose threads are a project's phases.
 *
 * @param children the inline idea generator
 */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <Grid>
      <TextPart>
        <Stack $gap={32}>
          <Stack $gap={20}>
            <Heading as="h1" $look="display">
              {copy.headline.map((clause) => (
                <Clause key={clause}>{clause} </Clause>
              ))}
            </Heading>
            <Text $look="lead" $quiet>
              {copy.lead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </TextPart>
      <ClothPart>
        <Cloth weave={heroWeave} width={35} height={35}>
          <WeftThread color="planned" x={1} y={21.5} length={12} />
          <WeftThread color="active" x={9} y={24.25} length={15} />
          <WeftThread color="pending" x={20} y={27} length={9} />
          <WeftThread color="done" x={26} y={29.75} length={11} />
        </Cloth>
      </ClothPart>
    </Grid>
  );
}
