import { Paperclip, X } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';
import { Alert } from '#ui/Alert';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden, visuallyHidden } from '#ui/VisuallyHidden';
import { limitsText, sizeText } from '#src/lib/files/fileRules.ts';

const copy = {
  attach: 'Adjuntar archivos',
  chosen: 'Archivos por enviar',
  remove: 'Quitar',
} as const;

export interface AttachedFilesProps {
  files: readonly File[];
  /** Why other files were refused, a sentence each. */
  refused: readonly string[];
  /** What all files together may weigh, in bytes; as much as a message by default. */
  maxBytes?: number | undefined;
  busy: boolean;
  attach: (files: readonly File[]) => void;
  detach: (file: File) => void;
}

/** Lists the files of a message and chooses them, in one row with the form's other controls. */
export function AttachedFiles({
  files,
  refused,
  maxBytes,
  busy,
  attach,
  detach,
  children,
}: AttachedFilesProps & { children: ReactNode }) {
  const id = useId();
  return (
    <Stack $gap={12}>
      {refused.length > 0 && (
        <Alert tone="error">
          {refused.map((reason) => (
            <Reason key={reason}>{reason}</Reason>
          ))}
        </Alert>
      )}
      {files.length > 0 && (
        <List aria-label={copy.chosen}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span>{file.name}</span>
              <span>{sizeText(file.size)}</span>
              <Remove type="button" disabled={busy} onClick={() => detach(file)}>
                <Icon of={X} inText />
                <VisuallyHidden>{`${copy.remove} ${file.name}`}</VisuallyHidden>
              </Remove>
            </li>
          ))}
        </List>
      )}
      <Row>
        <Chooser>
          <input
            id={id}
            type="file"
            name="file"
            multiple
            disabled={busy}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              attach([...(target.files ?? [])]);
              // The same file can be chosen again after it was taken away.
              target.value = '';
            }}
          />
          <label htmlFor={id}>
            <Icon of={Paperclip} inText />
            {copy.attach}
          </label>
        </Chooser>
        {children}
      </Row>
      <Limits $look="small" $quiet id={`${id}-hint`}>
        {limitsText(maxBytes)}
      </Limits>
    </Stack>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
  & > :last-child {
    margin-left: auto;
  }
  ${below('sm')} {
    & > * {
      flex-basis: 100%;
    }
  }
`;

/** One line where there is room. */
const Limits = styled(Text)`
  max-width: none;
`;

/** The label is the button one sees; the browser's own says nothing in Spanish everywhere. */
const Chooser = styled.div`
  position: relative;
  & > input {
    ${visuallyHidden}
  }
  & > label {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[8]};
    min-height: ${({ theme }) => theme.size.controlSmall};
    padding: 4px ${({ theme }) => theme.space[12]};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.surface};
    font: ${({ theme }) => theme.font.smallStrong};
    cursor: pointer;
  }
  & > label:hover {
    border-color: ${({ theme }) => theme.color.ink};
  }
  & > input:focus-visible + label {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
  & > input:disabled + label {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.ink2};
    cursor: not-allowed;
  }
`;

const Reason = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  font: ${({ theme }) => theme.font.small};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${({ theme }) => theme.space[12]};
    padding-left: ${({ theme }) => theme.space[12]};
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.surface};
  }
  & > li > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > li > span + span {
    color: ${({ theme }) => theme.color.ink2};
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.controlSmall};
  height: ${({ theme }) => theme.size.controlSmall};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
`;
