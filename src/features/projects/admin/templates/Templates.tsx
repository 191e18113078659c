import { useState } from 'react';
import { useListTemplatesQuery } from '#src/api/projectObjectsApi.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { LazyPart } from '#ui/LazyPart';
import { templatesCopy as copy } from './templatesCopy.ts';

const formCode = lazyModule('templateForm', () => import('./TemplateForm.tsx'));

/** The button 'Plantillas' and its dialog. */
export function Templates() {
  const { currentData: templates } = useListTemplatesQuery();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && (
        <Dialog title={copy.title} onClose={close}>
          <LazyPart code={formCode} loading={copy.loading} failed={copy.loadFailed}>
            {({ TemplatePicker }) =>
              templates && <TemplatePicker templates={templates.rows} onClose={close} />
            }
          </LazyPart>
        </Dialog>
      )}
    </>
  );
}
