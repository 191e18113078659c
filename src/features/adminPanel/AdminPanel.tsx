import { createElement, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { useAdminRead } from '#src/api/adminData.ts';
import { errorText } from '#src/api/apiError.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { LazyModule } from '#src/lib/importChunk.ts';
import type { AdminTab } from '#src/lib/panelPaths.ts';
import { PageContainer } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { LazyPart } from '#ui/LazyPart';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import { TabPanel } from '#ui/Tabs';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { adminPanelCopy } from './adminPanelCopy.ts';
import { AdminTabs } from './AdminTabs.tsx';
import { TodayLine } from './TodayLine.tsx';
import { useAdminTab } from './useAdminTab.ts';

const Page = styled(PageContainer)`
  @media print {
    & [role='tablist'] {
      display: none;
    }
  }
`;

/** The content of a tab. */
interface TabContent {
  /** The component, or the lazy module that contains it. */
  content: ComponentType | LazyModule<ComponentType>;
  /** Loads its own rows: it does not depend on the panel's query. */
  hasOwnRows?: boolean;
  /** Shown until the rows have loaded. */
  skeleton: ReactNode;
}

export interface AdminPanelProps {
  /** Must be constant across renders. */
  tabs: Readonly<Record<AdminTab, TabContent>>;
  /** A notice of another feature, shown above the tabs. */
  notice?: ReactNode;
}

/**
 * The admin panel: four tabs that share one query (PANEL-1), and clients, the complaints book and the contact form's
 * messages if the server offers them. When a reload fails the rows stay.
 */
export function AdminPanel({ tabs, notice }: AdminPanelProps) {
  const { hasData, failure, retry } = useAdminRead();
  const isFailure = failure !== null && failure !== undefined;
  const { tabs: offered, selected: tab, select } = useAdminTab();
  const { content, hasOwnRows = false, skeleton } = tabs[tab];
  // Loads the tab's module in parallel with the rows; `TabRows` shows a failure.
  useEffect(() => {
    if ('load' in content) content.load().catch(() => undefined);
  }, [content]);
  const hasFailed = !hasOwnRows && isFailure;
  const isShown = hasData || hasOwnRows;
  const isLoading = !isShown && !hasFailed;
  const { loadFailed, reloadFailed } = adminPanelCopy;
  return (
    <Page>
      <Stack $gap={24}>
        <Heading as="h1" $look="title">
          {adminPanelCopy.title}
        </Heading>
        {notice}
        <TodayLine isQuiet={isFailure} />
        <AdminTabs
          tabs={offered}
          selected={tab}
          onSelect={select}
          hasData={hasData}
          hasFailed={isFailure}
        />
        <TabPanel tab={tab} busy={isLoading}>
          <Stack $gap={24}>
            {hasFailed && (
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
            {isShown && <TabRows key={tab} content={content} skeleton={skeleton} />}
          </Stack>
        </TabPanel>
      </Stack>
    </Page>
  );
}

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
