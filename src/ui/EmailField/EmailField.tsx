import type { ComponentProps } from 'react';
import { TextField } from '#ui/TextField';

/** An e-mail address: its keyboard on a phone, and nothing that corrects it. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
