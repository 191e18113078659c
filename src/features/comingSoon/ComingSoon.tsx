import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { SplitScreen } from '#ui/SplitScreen';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface ComingSoonProps {
  title: string;
  /** What this screen will be for. */
  purpose: string;
  /** What is not there yet, and what to do meanwhile. */
  children: ReactNode;
  /** The way on. */
  next: { to: string; label: string };
}

/** A screen that is being built: its real heading, an honest word, and a way on. */
export function ComingSoon({ title, purpose, children, next }: ComingSoonProps) {
  return (
    <SplitScreen>
      <Stack $gap={32}>
        <Stack $gap={12}>
          <Heading as="h1" $look="heading">
            {title}
          </Heading>
          <Text $quiet>{purpose}</Text>
        </Stack>
        <EmptyState next={<Text $quiet>{children}</Text>}>Esta parte llega pronto</EmptyState>
        <div>
          <ButtonLink to={next.to}>{next.label}</ButtonLink>
        </div>
      </Stack>
    </SplitScreen>
  );
}
