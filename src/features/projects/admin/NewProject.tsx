import { Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Profile } from '#contract/people.ts';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Icon } from '#ui/Icon';
import { LazyPart } from '#ui/LazyPart';
import { newProjectCode } from './newProjectCode.ts';
import { newProjectCopy } from './newProjectCopy.ts';
import { useNewProjectDraft } from './newProjectDraft.ts';

export interface NewProjectProps {
  clients: readonly Profile[];
  /** The people who may be in charge of it. */
  managers?: readonly Profile[];
  /** For a server of the specified calls alone: without templates and addresses. */
  isPlain?: boolean;
  onOpen: () => void;
  onCreated: (name: string) => void;
}

/** The button 'Nuevo Proyecto' and its dialog. A link from an idea or a message opens the dialog filled in. */
export function NewProject({
  clients,
  managers = [],
  isPlain = false,
  onOpen,
  onCreated,
}: NewProjectProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const draft = useNewProjectDraft();
  const [params, setParams] = useSearchParams();
  const messageId = isPlain ? null : params.get(MESSAGE);
  // Before anybody presses the button.
  useEffect(() => void newProjectCode.load().catch(() => undefined), []);
  useRequestedProject((name) => {
    if (name !== '') draft.setField('name', name);
    open();
  });

  function open() {
    onOpen();
    setOpen(true);
  }

  function close() {
    flushSync(() => {
      setOpen(false);
      if (messageId !== null) setParams(withoutMessage, { replace: true });
    });
    // The link that opened the dialog may be on another tab, so focus goes to the button.
    button.current?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="primary"
        icon={<Icon of={Plus} inText />}
        onClick={open}
      >
        {newProjectCopy.open}
      </Button>
      {(isOpen || messageId !== null) && (
        <Dialog title={newProjectCopy.title} onClose={close}>
          <LazyPart
            code={newProjectCode}
            loading={newProjectCopy.loading}
            failed={newProjectCopy.loadFailed}
          >
            {({ NewProjectForm }) => (
              <NewProjectForm
                clients={clients}
                managers={managers}
                isPlain={isPlain}
                messageId={messageId}
                onCreated={(name) => {
                  close();
                  onCreated(name);
                }}
                onCancel={() => {
                  draft.clear();
                  close();
                }}
              />
            )}
          </LazyPart>
        </Dialog>
      )}
    </>
  );
}

/** The address's parameter with the contact message that becomes a project. */
const MESSAGE = 'mensaje';

function withoutMessage(params: URLSearchParams): URLSearchParams {
  params.delete(MESSAGE);
  return params;
}

/** Handles a new project requested in the router's state, then clears the state so that a reload does not repeat it. */
function useRequestedProject(onRequest: (name: string) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const handledKey = useRef<string | null>(null);
  useEffect(() => {
    const name = requestedName(location.state);
    if (name === null || handledKey.current === location.key) return;
    handledKey.current = location.key;
    onRequest(name);
    void navigate(location, { replace: true, state: { keepsScroll: true } });
  });
}

/** Reads `{ newProject: { name } }` from the router's state: the name for a new project that a link requests; it may be empty. */
function requestedName(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('newProject' in state)) return null;
  const { newProject } = state;
  if (typeof newProject !== 'object' || newProject === null || !('name' in newProject)) return null;
  return typeof newProject.name === 'string' ? newProject.name : null;
}
