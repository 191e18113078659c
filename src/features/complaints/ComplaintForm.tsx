import { useRef } from 'react';
import { agency } from '#contract/agency.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { SlowNote } from '#ui/SlowNote';
import { Cluster } from '#ui/Stack';
import { CaseFields } from './CaseFields.tsx';
import { ComplaintReview } from './ComplaintReview.tsx';
import { complaintsCopy as copy } from './complaintsCopy.ts';
import { Actions, Form, Help, Part } from './ComplaintForm.styles.ts';
import { Honeypot } from './Honeypot.tsx';
import { PersonFields } from './PersonFields.tsx';
import { useComplaintForm } from './useComplaintForm.ts';
import type { FiledComplaint } from './useComplaintForm.ts';

/** The form or its review, with a submit button that files the complaint in both steps. */
export function ComplaintForm({ onFiled }: { onFiled: (filed: FiledComplaint) => void }) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useComplaintForm(onFiled);
  return (
    <Form ref={formRef} {...form.props}>
      {form.reviewed !== null ? (
        <ComplaintReview complaint={form.reviewed} />
      ) : (
        <>
          <PersonFields control={form.field} />
          <CaseFields
            control={form.field}
            isMoreOpen={form.isMoreOpen}
            onToggleMore={form.toggleMore}
          />
        </>
      )}
      <Honeypot />
      <Part>
        <Actions>
          <Help>{copy.rights}</Help>
          <FailureAlert
            failure={form.failure}
            action={
              <Help>
                <span>{`${form.reason} ${copy.failedHelp} `}</span>
                <a href={`mailto:${agency.email}`}>{agency.email}</a>.
              </Help>
            }
          />
          <Cluster $gap={12}>
            <Button type="submit" variant="primary" busy={form.busy} busyLabel={copy.busy}>
              {copy.submit}
            </Button>
            {form.reviewed !== null ? (
              <Button onClick={form.edit}>{copy.edit}</Button>
            ) : (
              <Button
                onClick={() => {
                  if (formRef.current !== null) form.review(formRef.current);
                }}
              >
                {copy.review}
              </Button>
            )}
          </Cluster>
          <SlowNote busy={form.busy} />
        </Actions>
      </Part>
    </Form>
  );
}
