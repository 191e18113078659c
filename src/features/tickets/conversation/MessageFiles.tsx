import { Download, FileText } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import type { TicketFile } from '#contract/tickets.ts';
import { useGetFileLinkQuery, useLazyGetFileLinkQuery } from '#src/api/conversationApi.ts';
import { errorText } from '#src/api/apiError.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { settings } from '#src/lib/settings.ts';
import { Alert } from '#ui/Alert';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { conversationCopy as copy } from './conversationCopy.ts';
import { sizeText } from './fileRules.ts';

/** A message's files. A click requests a temporary link and downloads the file. */
export function MessageFiles({ files }: { files: readonly TicketFile[] }) {
  const [getLink] = useLazyGetFileLinkQuery();
  const [failure, setFailure] = useState<string | null>(null);
  if (files.length === 0) return null;

  async function download({ id, name }: TicketFile) {
    setFailure(null);
    const { data, error } = await getLink(id);
    if (data === undefined) setFailure(errorText(error, copy.linkFailed));
    else saveFile(name, onServer(data.url));
  }

  return (
    <>
      <List>
        {files.map((file) => (
          <li key={file.id}>
            <button type="button" onClick={() => void download(file)}>
              {file.type.startsWith('image/') ? <Thumbnail file={file} /> : <Icon of={FileText} />}
              <VisuallyHidden>{`${copy.download} `}</VisuallyHidden>
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

/** Requests a new link on mount if the cached one may have expired; in seconds. */
const FRESH = { refetchOnMountOrArgChange: 240 } as const;

function Thumbnail({ file }: { file: TicketFile }) {
  const { currentData } = useGetFileLinkQuery(file.id, FRESH);
  const [isBroken, setBroken] = useState(false);
  if (currentData === undefined || isBroken) return <Icon of={FileText} />;
  return (
    <Picture
      src={onServer(currentData.url)}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}

/** Resolves a path against the API's server, which may differ from the page's. */
function onServer(path: string): string {
  return new URL(path, new URL(settings.apiBaseUrl, window.location.href)).href;
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
