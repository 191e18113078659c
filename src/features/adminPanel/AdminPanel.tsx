import { createElement, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useAdminRead } from '#src/api/adminData.ts';
import { errorText, failedRequestOf } from '#src/api/apiError.ts';
import type { LaterCode } from '#src/lib/importChunk.ts';
import { PageContainer } from '#ui/Container';
import { TableSkeleton } from '#ui/DataTable';
import { Heading } from '#ui/Heading';
import { LaterPart } from '#ui/LaterPart';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import { TabPanel } from '#ui/Tabs';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { adminPanelCopy } from './adminPanelCopy.ts';
import { AdminTabs } from './AdminTabs.tsx';
import { useAdminTab } from './useAdminTab.ts';
import type { AdminTab } from './useAdminTab.ts';

/** What a tab shows once there are rows. */
interface TabContent {
  /** Its component, or the code that brings it. */
  content: ComponentType | LaterCode<ComponentType>;
  /** Reads rows of its own: it neither waits for the bundle nor fails with it. */
  hasOwnRows?: boolean;
  /** A line and a button stand above its table. */
  hasHead?: boolean;
}

export interface AdminPanelProps {
  /** One constant outside the page. */
  tabs: Readonly<Record<AdminTab, TabContent>>;
  /** What another feature has to tell who arrives. */
  notice?: ReactNode;
}

/** The panel: four tabs over one read (PANEL-1), and the book beside it where the server has one. A failed reload leaves the rows where they are. */
export function AdminPanel({ tabs, notice }: AdminPanelProps) {
  const { isThere, failure, retry } = useAdminRead();
  const isFailure = failure !== null && failure !== undefined;
  const { tabs: offered, selected: tab, select } = useAdminTab(isThere || isFailure);
  const { content, hasOwnRows = false, hasHead = false } = tabs[tab];
  // Beside the rows; a failure is shown once they are there.
  useEffect(() => {
    if ('load' in content) content.load().catch(() => undefined);
  }, [content]);
  const hasFailed = !hasOwnRows && isFailure;
  const isShown = isThere || hasOwnRows;
  const isLoading = !isShown && !hasFailed;
  const { loadFailed, reloadFailed } = adminPanelCopy;
  return (
    <PageContainer>
      <Stack $gap={24}>
        <Heading as="h1" $look="title">
          {adminPanelCopy.title}
        </Heading>
        {notice}
        <AdminTabs tabs={offered} selected={tab} onSelect={select} isThere={isThere} />
        <TabPanel tab={tab} busy={isLoading}>
          <Stack $gap={24}>
            {hasFailed && (
              <RetryAlert onRetry={retry} failedRequest={failedRequestOf(failure)}>
                {errorText(failure, isThere ? reloadFailed : loadFailed)}
              </RetryAlert>
            )}
            {isLoading && (
              <>
                <VisuallyHidden role="status">{adminPanelCopy.loading}</VisuallyHidden>
                <TableSkeleton hasHead={hasHead} />
              </>
            )}
            {isShown && <TabRows key={tab} content={content} hasHead={hasHead} />}
          </Stack>
        </TabPanel>
      </Stack>
    </PageContainer>
  );
}

function TabRows({ content, hasHead }: Required<Pick<TabContent, 'content' | 'hasHead'>>) {
  if (!('load' in content)) return createElement(content);
  return (
    <LaterPart
      code={content}
      loading={adminPanelCopy.loading}
      failed={adminPanelCopy.codeFailed}
      skeleton={<TableSkeleton hasHead={hasHead} />}
    >
      {(Panel) => <Panel />}
    </LaterPart>
  );
}
