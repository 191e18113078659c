import { useState } from 'react';
import { Button } from '#ui/Button';

export interface RetryButtonProps {
  /** Repeats the request; resolves when it has finished. */
  onRetry: () => Promise<unknown>;
}

/** Repeats a failed request, and is busy until it has finished. */
export function RetryButton({ onRetry }: RetryButtonProps) {
  const [retrying, setRetrying] = useState(false);
  async function retry() {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }
  return (
    <Button size="small" busy={retrying} busyLabel="Reintentando..." onClick={() => void retry()}>
      Reintentar
    </Button>
  );
}
