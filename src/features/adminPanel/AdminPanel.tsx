import { Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useAdminRead } from '#src/api/adminData.ts';
import { errorText } from '#src/api/apiError.ts';
import { PageContainer } from '#ui/Container';
import { TableSkeleton } from '#ui/DataTable';
import { Heading } from '#ui/Heading';
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
  Panel: ComponentType;
  /** Brings its code, where that does not come with the page. */
  load?: () => Promise<unknown>;
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
  const { Panel, load, hasOwnRows = false, hasHead = false } = tabs[tab];
  // Beside the rows; what could not be fetched is tried again, and its failure shown, when it is rendered.
  useEffect(() => void load?.().catch(() => undefined), [load]);
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
              <RetryAlert onRetry={retry}>
                {errorText(failure, isThere ? reloadFailed : loadFailed)}
              </RetryAlert>
            )}
            {isLoading && (
              <>
                <VisuallyHidden role="status">{adminPanelCopy.loading}</VisuallyHidden>
                <TableSkeleton hasHead={hasHead} />
              </>
            )}
            {isShown && (
              // A boundary for each tab, so that another one is selected before its code is there.
              <Suspense key={tab} fallback={<TableSkeleton hasHead={hasHead} />}>
                <Panel />
              </Suspense>
            )}
          </Stack>
        </TabPanel>
      </Stack>
    </PageContainer>
  );
}
