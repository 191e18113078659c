import { useState } from 'react';
import { ComplaintFiled } from './ComplaintFiled.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';
import { BookHead } from './BookHead.tsx';
import { Page } from './ComplaintsBook.styles.ts';
import type { FiledComplaint } from './useComplaintForm.ts';

/** The complaints book (COMPLAINT-1; ley 29571, arts. 150-152). */
export function ComplaintsBook() {
  const [filed, setFiled] = useState<FiledComplaint | null>(null);
  return (
    <Page>
      <BookHead filed={filed} />
      {filed === null ? (
        <ComplaintForm onFiled={setFiled} />
      ) : (
        <ComplaintFiled filed={filed} onAnother={() => setFiled(null)} />
      )}
    </Page>
  );
}
