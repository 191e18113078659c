import type { ReactNode } from 'react';
import { brand, whatsappHref } from '#src/content/brand.ts';
import { ButtonLink } from '#ui/Button';
import { Cloth, heroWeave, WeftThread } from '#ui/Cloth';
import { Heading } from '#ui/Heading';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { ClothPart, Grid, TextPart, Clause } from './Hero.styles.ts';
import { landingCopy } from './landingCopy.ts';
import { sessionLink } from './StrategyBanner.tsx';

const copy = landingCopy.hero;
const chat = whatsappHref(brand);

/**
 * The landing's first section: offer, idea generator, and a cloth whose four threads stand for a project's phases.
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
                <Clause key={clause}>{`${clause} `}</Clause>
              ))}
            </Heading>
            <Text $look="lead" $quiet>
              {copy.lead}
            </Text>
          </Stack>
          <Actions>
            <ButtonLink variant="primary" {...sessionLink}>
              {copy.session}
            </ButtonLink>
            {chat !== null && <ButtonLink to={chat}>{copy.chat}</ButtonLink>}
          </Actions>
          {children}
        </Stack>
      </TextPart>
      <ClothPart>
        <Cloth weave={heroWeave} width={35} height={120}>
          <WeftThread color="planned" x={1} y={21.5} length={12} />
          <WeftThread color="active" x={9} y={24.25} length={15} />
          <WeftThread color="pending" x={20} y={27} length={9} />
          <WeftThread color="done" x={26} y={29.75} length={11} />
        </Cloth>
      </ClothPart>
    </Grid>
  );
}
