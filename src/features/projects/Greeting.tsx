import type { Profile } from '#contract/people.ts';
import { roleLabel } from '#src/content/roles.ts';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { projectsCopy } from './projectsCopy.ts';

/** The person's full name, and for staff in which work they are here. */
export function Greeting({ profile }: { profile: Profile }) {
  return (
    <Stack $gap={4}>
      <Heading as="h1" $look="title">
        Hola, {profile.full_name}
      </Heading>
      <Text $quiet>
        {profile.role === 'client' ? projectsCopy.clientPurpose : roleLabel(profile.role)}
      </Text>
    </Stack>
  );
}
