import { createElement, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { below, roomFrom } from '#src/theme/theme.ts';
import { RAIL, RAIL_FROM } from '#src/theme/tokens.ts';
import { useAdminRead } from '#src/api/adminData.ts';
import { errorText } from '#src/api/apiError.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import type { LazyModule } from '#src/lib/importChunk.ts';
import type { AdminTab } from '#src/lib/panelPaths.ts';
import { PageContainer } from '#ui/Container';
import { FailureAbove } from '#ui/DataTable';
import { Heading } from '#ui/Heading';
import { LatePart } from '#ui/LatePart';
import { LazyPart } from '#ui/LazyPart';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import { TabPanel } from '#ui/Tabs';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { adminPanelCopy } from './adminPanelCopy.ts';
import { AdminTabs } from './AdminTabs.tsx';
import { TabsPlace } from './TabsPlace.tsx';
import { useAdminTab } from './useAdminTab.ts';

/** Up to 1600 px wide. The tabs stand in the rail, below the places, where there is one. */
const Page = styled(PageContainer)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space[12]} ${theme.space[24]}`};
  @media print {
    & [role='tablist'] {
      display: none;
    }
  }
  ${roomFrom(RAIL_FROM)} {
    grid-template: auto 1fr / ${RAIL} minmax(0, 1600px);
    width: auto;
    max-width: none;
    margin-left: -${RAIL};
    padding-left: 0;
    & > * {
      grid-column: 2;
    }
  }
`;

/** The title and, beside it where there is room, what needs somebody; a notice stands below. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[24]}`};
  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > :nth-child(2) {
    flex: 1 1 18rem;
  }
  & ~ * {
    margin-top: ${({ theme }) => theme.space[16]};
  }
`;

/** One line at every width, so that the tabs below stay where they are when it comes. */
const TodayPlace = styled.div`
  min-height: 30px;
  ${below('md')} {
    min-height: 46px;
  }
`;

const todayCode = lazyModule('today', () => import('./TodayLine.tsx'));

/** The content of a tab. */
interface TabContent {
  /** The component, or the lazy module that contains it. */
  content: ComponentType | LazyModule<ComponentType>;
  /** Shown until code and rows have loaded. */
  skeleton: ReactNode;
}

export interface AdminPanelProps {
  /** Those of the server, in order; must be constant across renders. */
  tabs: Readonly<Partial<Record<AdminTab, TabContent>>>;
  /** Rows are the bundle's, of a server of the specified calls alone; it cannot say what needs somebody today. */
  isPlain?: boolean;
  /** A notice of another feature, shown above the tabs. */
  notice?: ReactNode;
}

/**
 * The admin panel: four tabs (PANEL-1), and clients, the complaints book and the contact form's messages where the server
 * has them. When a reload fails the rows stay.
 */
export function AdminPanel({ tabs, notice, isPlain = false }: AdminPanelProps) {
  const { hasData, failure, retry } = useAdminRead();
  const isFailure = failure !== null && failure !== undefined;
  const names = Object.keys(tabs) as AdminTab[];
  const { selected: tab, select } = useAdminTab(names);
  const { content, skeleton } = tabs[tab] ?? none;
  // Loads the tab's module in parallel with the rows; `TabRows` shows a failure.
  useEffect(() => {
    if ('load' in content) content.load().catch(() => undefined);
  }, [content]);
  const isLoading = isPlain && !hasData && !isFailure;
  const isShown = hasData || (!isPlain && !isFailure);
  const { loadFailed, reloadFailed } = adminPanelCopy;
  return (
    <Page>
      <div>
        <Head>
          <Heading as="h1" $look="card">
            {adminPanelCopy.title}
          </Heading>
          {!isPlain && (
            <TodayPlace>
              <LatePart code={todayCode}>
                {(part) => <part.TodayLine isQuiet={isFailure} />}
              </LatePart>
            </TodayPlace>
          )}
        </Head>
        {notice}
      </div>
      <TabsPlace>
        <AdminTabs
          tabs={names}
          selected={tab}
          onSelect={select}
          hasData={hasData}
          hasFailed={isFailure}
        />
      </TabsPlace>
      <TabPanel tab={tab} busy={!hasData && !isFailure}>
        <Stack $gap={16}>
          {isFailure && (
            <RetryAlert onRetry={retry} failedRequest={failedRequestOf(failure)}>
              {errorText(failure, hasData ? reloadFailed : loadFailed)}
            </RetryAlert>
          )}
          {isLoading && (
            <>
              <VisuallyHidden role="status">{adminPanelCopy.loading}</VisuallyHidden>
              {skeleton}
            </>
          )}
          {isShown && (
            <FailureAbove value={isFailure}>
              <TabRows key={tab} content={content} skeleton={skeleton} />
            </FailureAbove>
          )}
        </Stack>
      </TabPanel>
    </Page>
  );
}

const none: TabContent = { content: () => null, skeleton: null };

function TabRows({ content, skeleton }: Pick<TabContent, 'content' | 'skeleton'>) {
  if (!('load' in content)) return createElement(content);
  return (
    <LazyPart
      code={content}
      loading={adminPanelCopy.loading}
      failed={adminPanelCopy.codeFailed}
      skeleton={skeleton}
    >
      {(Panel) => <Panel />}
    </LazyPart>
  );
}
