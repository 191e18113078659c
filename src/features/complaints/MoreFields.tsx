import styled from 'styled-components';
import { SelectField } from '#ui/SelectField';
import { Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { Fields, Help, Whole } from './ComplaintForm.styles.ts';
import { complaintsCopy as copy } from './complaintsCopy.ts';
import type { ComplaintControl } from './useComplaintForm.ts';

/** The optional fields of the sheet (D.S. 011-2011-PCM, COMPLAINT-12); a line above them says that they are. */
export function MoreFields({ control }: { control: ComplaintControl }) {
  return (
    <Group $gap={20}>
      <Help>{copy.moreHint}</Help>
      <Fields>
        <TextField
          label={copy.postalAddress}
          autoComplete="street-address"
          {...control('address')}
        />
        <TextField
          label={copy.guardian}
          autoComplete="off"
          hint={copy.guardianHint}
          {...control('guardian')}
        />
        <SelectField label={copy.goodType} {...control('goodType')}>
          <option value="">{copy.chooseGood}</option>
          {(['producto', 'servicio'] as const).map((good) => (
            <option key={good} value={good}>
              {copy.goods[good]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={copy.amount}
          inputMode="decimal"
          autoComplete="off"
          hint={copy.amountHint}
          {...control('amount')}
        />
        <Whole>
          <TextField
            label={copy.goodDescription}
            autoComplete="off"
            {...control('goodDescription')}
          />
        </Whole>
        <Whole>
          <TextArea
            label={copy.request}
            rows={3}
            autoComplete="off"
            hint={copy.requestHint}
            {...control('request')}
          />
        </Whole>
      </Fields>
    </Group>
  );
}

const Group = styled(Stack)`
  padding-left: ${({ theme }) => theme.space[20]};
  border-left: 1px solid ${({ theme }) => theme.color.lineStrong};
`;
