import styled from 'styled-components';
import { CONTACT_WAYS } from '#contract/contactConstants.ts';
import type { FieldProps } from '#ui/Field';
import { RadioCard } from '#ui/RadioCard';
import { TextField } from '#ui/TextField';
import { contactCopy } from './contactCopy.ts';

type Control = Pick<FieldProps, 'error'> & {
  name: string;
  value?: string | undefined;
  onChange?: (event: { target: { value: string } }) => void;
};

export interface SessionFieldsProps {
  contactBy: Control;
  phone: Control;
}

/** How and on which number the agency contacts whoever wants a free session (CONTACT-12). */
export function SessionFields({ contactBy, phone }: SessionFieldsProps) {
  return (
    <>
      <Choice>
        <legend>{contactCopy.contactBy}</legend>
        {(['', ...CONTACT_WAYS] as const).map((way) => (
          <RadioCard
            key={way}
            name={contactBy.name}
            value={way}
            label={contactCopy.ways[way].name}
            description={contactCopy.ways[way].meaning}
            checked={contactBy.value === way}
            onChange={contactBy.onChange}
          />
        ))}
      </Choice>
      <TextField
        label={contactCopy.phone}
        hint={contactCopy.phoneHint}
        optional={contactBy.value === ''}
        type="tel"
        autoComplete="tel"
        {...phone}
      />
    </>
  );
}

const Choice = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${({ theme }) => theme.space[12]};
  min-width: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0 0 ${({ theme }) => theme.space[4]};
    font: ${({ theme }) => theme.font.smallStrong};
  }
`;
