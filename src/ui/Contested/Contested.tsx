import type { MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { RowDraft } from '#src/lib/forms/useRowDraft.ts';
import { Button } from '#ui/Button';
import { Cluster } from '#ui/Stack';

export interface ContestedProps<T> {
  draft: Pick<RowDraft<T>, 'theirs' | 'takeTheirs' | 'keepMine'>;
  name: keyof T & string;
  /** The field's. */
  label: string;
  /** How a value reads. */
  show?: (value: string) => string;
  /** The field. */
  children: ReactNode;
}

/** A field of a row, and below it what somebody else has put there meanwhile, with the choice between the two. */
export function Contested<T extends Record<keyof T, string>>({
  draft,
  name,
  label,
  show = String,
  children,
}: ContestedProps<T>) {
  const theirs: string | undefined = draft.theirs[name];
  /** The buttons go: the focus must not be lost with them. */
  function choose(
    { currentTarget: { form } }: MouseEvent<HTMLButtonElement>,
    choice: typeof draft.takeTheirs,
  ) {
    choice(name);
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }
  return (
    <Frame>
      {children}
      <Note $isOpen={theirs !== undefined}>
        {/* Always there: screen readers announce only changes of an existing status region. */}
        <div role="status">
          {theirs !== undefined && (
            <>
              <p>
                {theirs === ''
                  ? `«${label}» quedó vacío mientras editabas.`
                  : `«${label}» cambió mientras editabas. Ahora dice:`}
              </p>
              {theirs !== '' && <Theirs>{show(theirs)}</Theirs>}
            </>
          )}
        </div>
        {theirs !== undefined && (
          <Cluster $gap={8}>
            <Button
              size="small"
              aria-label={`Usar lo nuevo: ${label}`}
              onClick={(event) => choose(event, draft.takeTheirs)}
            >
              Usar lo nuevo
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Conservar lo mío: ${label}`}
              onClick={(event) => choose(event, draft.keepMine)}
            >
              Conservar lo mío
            </Button>
          </Cluster>
        )}
      </Note>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

const Note = styled.div<{ $isOpen: boolean }>`
  ${({ theme, $isOpen }) =>
    $isOpen &&
    css`
      &,
      & > [role='status'] {
        display: grid;
        gap: ${theme.space[8]};
      }
      margin-top: ${theme.space[8]};
      padding: ${theme.space[12]};
      border-left: 3px solid ${theme.status.pending.fill};
      border-radius: ${theme.radius.control};
      background: ${theme.status.pending.soft};
      font: ${theme.font.small};
    `}
`;

const Theirs = styled.blockquote`
  margin: 0;
  font: ${({ theme }) => theme.font.smallStrong};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
