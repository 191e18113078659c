import { Download, FileText } from 'lucide';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { isShownPicture } from '#contract/fileRules.ts';
import type { TicketFile } from '#contract/tickets.ts';
import type { LinkToFile } from '#src/lib/files/linkToFile.ts';
import { sizeText } from '#src/lib/files/fileRules.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { Alert } from '#ui/Alert';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';

export interface FileListProps {
  files: readonly TicketFile[];
  linkTo: LinkToFile;
}

/** Stored files with thumbnails of pictures. A click requests a short-lived link and saves the file. */
export function FileList({ files, linkTo }: FileListProps) {
  const [failure, setFailure] = useState<string | null>(null);
  if (files.length === 0) return null;

  async function download({ id, name }: TicketFile) {
    setFailure(null);
    const link = await linkTo(id);
    if ('url' in link) saveFile(name, link.url);
    else setFailure(link.message);
  }

  return (
    <>
      <List>
        {files.map((file) => (
          <li key={file.id}>
            <button type="button" onClick={() => void download(file)}>
              {isShownPicture(file.type) ? (
                <Thumbnail id={file.id} linkTo={linkTo} />
              ) : (
                <Icon of={FileText} />
              )}
              <VisuallyHidden>{'Descargar '}</VisuallyHidden>
              <Name>{file.name}</Name>
              <span>{sizeText(file.size)}</span>
              <Icon of={Download} inText />
            </button>
          </li>
        ))}
      </List>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
    </>
  );
}

function Thumbnail({ id, linkTo }: { id: string; linkTo: LinkToFile }) {
  const [url, setUrl] = useState<string | null>(null);
  // Asked again once: a picture further down is loaded when its link may have ended.
  const [isEnded, setEnded] = useState(false);
  useEffect(() => {
    let isShown = true;
    void linkTo(id, isEnded).then((link) => {
      if (isShown && 'url' in link) setUrl(link.url);
    });
    return () => {
      isShown = false;
    };
  }, [id, linkTo, isEnded]);

  function handleError() {
    setUrl(null);
    setEnded(true);
  }

  if (url === null) return <Icon of={FileText} />;
  return <Picture src={url} alt="" loading="lazy" onError={handleError} />;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[8]};
  & > li {
    min-width: 0;
    max-width: 100%;
  }
  & button {
    height: 100%;
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[8]};
    max-width: 100%;
    min-height: ${({ theme }) => theme.size.control};
    padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.surface};
    font: ${({ theme }) => theme.font.small};
    text-align: left;
    cursor: pointer;
    &:hover {
      border-color: ${({ theme }) => theme.color.ink};
    }
    & > svg {
      flex: none;
    }
    & > span:last-of-type {
      flex: none;
      color: ${({ theme }) => theme.color.ink2};
    }
  }
`;

const Name = styled.span`
  min-width: 0;
  max-width: 16rem;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Picture = styled.img`
  flex: none;
  width: 72px;
  height: 56px;
  margin-left: -${({ theme }) => theme.space[8]};
  border-radius: ${({ theme }) => theme.radius.badge};
  object-fit: cover;
`;
