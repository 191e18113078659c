import type { ReactNode } from 'react';
import { brand, whatsappHref } from '#src/content/brand.ts';
import { ButtonLink } from '#ui/Button';
import { Cloth, heroWeave, WeftThread } from '#ui/Cloth';
import { Heading } from '#ui/Heading';
import { Actions } from '#ui/Stack';
import { Text } from '#ui/Text';
import { ClothPart, Grid } from './Hero.styles.ts';
import { landingCopy } from './landingCopy.ts';
import { sessionLink } from './StrategyBanner.tsx';

const copy = landingCopy.hero;
const chat = whatsappHref(brand);

/**
 * The landing's first section: offer, idea generator, and a cloth whose four threads are a project's phases as the portal shows them.
 *
 * @param children the inline idea generator
 */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <Grid>
      <div>
        <div>
          <Heading as="h1" $look="display">
            {copy.headline.map((clause) => (
              <span key={clause}>{`${clause} `}</span>
            ))}
          </Heading>
          <Text $look="lead" $quiet>
            {copy.lead}
          </Text>
        </div>
        <Actions>
          <ButtonLink variant="primary" {...sessionLink}>
            {copy.session}
          </ButtonLink>
          {chat !== null && <ButtonLink to={chat}>{copy.chat}</ButtonLink>}
        </Actions>
        {children}
      </div>
      <ClothPart aria-hidden>
        <Cloth weave={heroWeave} width={35} height={120}>
          <path fill="var(--ink)" d="M24.4 21h.15v14h-.15z" />
          <WeftThread color="planned" x={1} y={22} length={12} />
          <WeftThread color="active" x={9} y={25.5} length={15} />
          <WeftThread color="pending" x={20} y={29} length={9} />
          <WeftThread color="done" x={26} y={32.5} length={11} />
        </Cloth>
        <div>
          {copy.phases.map((phase) => (
            <p key={phase}>{phase}</p>
          ))}
          <b>{copy.today}</b>
          <div>
            {copy.delivered}
            <b>{copy.approve}</b>
          </div>
        </div>
      </ClothPart>
    </Grid>
  );
}
