import type { ReactNode } from 'react';
import { Alert } from '#ui/Alert';
import { PageContainer } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';

interface NoticeProps {
  title: string;
  text: string;
  /** The way on. */
  action: ReactNode;
}

/** A failure in a page's place: what happened, then what to do. */
export function Notice({ title, text, action }: NoticeProps) {
  return (
    <PageContainer>
      <Stack $gap={24}>
        <Heading as="h1" $look="title">
          {title}
        </Heading>
        <Alert tone="error" action={action}>
          {text}
        </Alert>
      </Stack>
    </PageContainer>
  );
}
