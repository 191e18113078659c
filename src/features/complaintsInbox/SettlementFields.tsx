import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { inboxCopy as copy } from './inboxCopy.ts';
import type { AnswerControl } from './useAnswerForm.ts';

export interface SettlementFieldsProps {
  control: AnswerControl;
  /** The filing date and today: the range for the settlement's date. */
  from: string;
  to: string;
}

/** Fields of an optional settlement (D.S. 011-2011-PCM, art. 6-A). */
export function SettlementFields({ control, from, to }: SettlementFieldsProps) {
  return (
    <Group>
      <legend>
        {copy.settlementGroup} <span>(opcional)</span>
      </legend>
      <TextField
        label={copy.settledOn}
        type="date"
        min={from}
        max={to}
        autoComplete="off"
        {...control('settledOn')}
      />
      <TextArea label={copy.settlement} rows={1} autoComplete="off" {...control('settlement')} />
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  min-width: 0;
  padding: 0;
  margin-top: ${({ theme }) => theme.space[8]};
  border: 0;
  ${up('sm')} {
    grid-template-columns: 176px minmax(0, 1fr);
  }
  & > legend {
    margin-bottom: ${({ theme }) => theme.space[8]};
    padding: 0;
    font: ${({ theme }) => theme.font.bodyStrong};
    & > span {
      color: ${({ theme }) => theme.color.ink2};
      font-weight: 400;
    }
  }
`;
