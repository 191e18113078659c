import { ChevronDown, ChevronUp } from 'lucide';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { RadioCard } from '#ui/RadioCard';
import { Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Choice, Fields, Part, Whole } from './ComplaintForm.styles.ts';
import { complaintsCopy as copy } from './complaintsCopy.ts';
import { MoreFields } from './MoreFields.tsx';
import type { ComplaintControl } from './useComplaintForm.ts';

export interface CaseFieldsProps {
  control: ComplaintControl;
  isMoreOpen: boolean;
  onToggleMore: () => void;
}

const MORE_ID = 'complaint-more';

/** Fields of the case: type with the law's definitions (COMPLAINT-6), details, and the optional fields. */
export function CaseFields({ control, isMoreOpen, onToggleMore }: CaseFieldsProps) {
  const type = control('type');
  return (
    <Part>
      <Heading $look="section">{copy.kase}</Heading>
      <Stack $gap={24}>
        <Fields>
          <Choice>
            <VisuallyHidden as="legend">{copy.type}</VisuallyHidden>
            {(['reclamo', 'queja'] as const).map((value) => (
              <RadioCard
                key={value}
                name={type.name}
                value={value}
                label={copy.types[value].name}
                description={copy.types[value].definition}
                checked={type.value === value}
                onChange={type.onChange}
              />
            ))}
          </Choice>
          <Whole>
            <TextArea
              label={copy.details}
              rows={5}
              autoComplete="off"
              hint={isMoreOpen ? copy.detailsAlone : copy.detailsHint}
              {...control('details')}
            />
          </Whole>
        </Fields>
        <div>
          <Button
            icon={<Icon of={isMoreOpen ? ChevronUp : ChevronDown} inText />}
            aria-expanded={isMoreOpen}
            aria-controls={MORE_ID}
            onClick={onToggleMore}
          >
            {copy.more}
          </Button>
        </div>
        <div id={MORE_ID} hidden={!isMoreOpen}>
          <MoreFields control={control} />
        </div>
      </Stack>
    </Part>
  );
}
