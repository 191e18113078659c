import { ExternalLink } from 'lucide';
import styled from 'styled-components';
import type { Delivery } from '#contract/projectPages.ts';
import { useFileLinks } from '#src/api/fileLinks.ts';
import { momentInLima } from '#src/lib/momentInLima.ts';
import { FileList } from '#ui/FileList';
import { Icon } from '#ui/Icon';
import { LinkedText, outwards } from '#ui/LinkedText';
import { TypedText } from '#ui/Text';
import { Who } from './ProjectPage.styles.ts';
import { projectPageCopy as copy } from './projectPageCopy.ts';

/** A delivery with its link and files, and the client's answer. */
export function DeliveryView({ delivery }: { delivery: Delivery }) {
  const { author, at, body, link, files, answer } = delivery;
  const linkTo = useFileLinks();
  return (
    <Frame>
      <Who>
        <strong>{author.full_name}</strong>
        <time dateTime={at}>{momentInLima(at)}</time>
      </Who>
      <TypedText>
        <LinkedText>{body}</LinkedText>
      </TypedText>
      {isWebLink(link) && (
        <div>
          <OutLink href={link} {...outwards}>
            <Icon of={ExternalLink} inText />
            {copy.openLink}
          </OutLink>
        </div>
      )}
      <FileList files={files} linkTo={linkTo} />
      {answer !== null && (
        <Answer>
          <Who>
            <span>
              <strong>{answer.author.full_name}</strong>{' '}
              <span>
                {answer.kind === 'aprobada'
                  ? copy.approvedBy.toLowerCase()
                  : copy.changesBy.toLowerCase()}
              </span>
            </span>
            <time dateTime={answer.at}>{momentInLima(answer.at)}</time>
          </Who>
          {answer.body !== null && (
            <TypedText>
              <LinkedText>{answer.body}</LinkedText>
            </TypedText>
          )}
        </Answer>
      )}
    </Frame>
  );
}

/** The server checks links too; one of another server must not run a script. */
function isWebLink(link: string | null): link is string {
  return link !== null && /^https?:\/\//i.test(link);
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[12]};
  padding-left: ${({ theme }) => theme.space[16]};
  border-left: 2px solid ${({ theme }) => theme.color.line};
`;

const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.sunken};
`;

const OutLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 24px;
  font-weight: 600;
`;
