import { SelectField } from '#ui/SelectField';

export interface ChosenFilterProps {
  label: string;
  name: string;
  value: string;
  /** How the value reads. */
  text: string;
  onClear: () => void;
}

/** A filter that only links set: it shows what is set, and drops it. */
export function ChosenFilter({ label, name, value, text, onClear }: ChosenFilterProps) {
  return (
    <SelectField label={label} name={name} value={value} onChange={onClear}>
      <option value="">Todos</option>
      <option value={value}>{text}</option>
    </SelectField>
  );
}
