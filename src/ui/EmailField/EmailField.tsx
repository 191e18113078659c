import type { ComponentProps } from 'react';
import { TextField } from '#ui/TextField';

/** An e-mail field: e-mail keyboard on phones, no capitalization, no spell checking. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
