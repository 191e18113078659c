import { Heading } from '#ui/Heading';
import { TextField } from '#ui/TextField';
import { Fields, Part } from './ComplaintForm.styles.ts';
import { complaintsCopy as copy } from './complaintsCopy.ts';
import type { ComplaintControl } from './useComplaintForm.ts';

/** Fields of the consumer (COMPLAINT-1). */
export function PersonFields({ control }: { control: ComplaintControl }) {
  return (
    <Part>
      <Heading $look="section">{copy.person}</Heading>
      <Fields>
        <TextField label={copy.fullName} autoComplete="name" {...control('fullName')} />
        <TextField
          label={copy.documentId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={copy.documentHint}
          {...control('documentId')}
        />
        <TextField
          label={copy.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={copy.emailHint}
          {...control('email')}
        />
        <TextField
          label={copy.phone}
          optional
          type="tel"
          autoComplete="tel"
          {...control('phone')}
        />
      </Fields>
    </Part>
  );
}
