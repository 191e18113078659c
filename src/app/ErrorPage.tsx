import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { allowReload, isMissingChunk } from '#src/lib/importChunk.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { PageContainer } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';

/** Replaces a page that threw an error; header and footer stay. */
export function ErrorPage({ error }: { error: unknown }) {
  const location = useLocation();
  const navigate = useNavigate();
  // Navigating to the same address loads and renders the page again.
  const retry = () => navigate(location, { replace: true, state: location.state as unknown });
  const retryLoading = () => {
    allowReload();
    return retry();
  };
  return isMissingChunk(error) ? (
    <Notice
      title="No pudimos cargar esta página"
      text="Puede que tu conexión se haya cortado o que acabemos de publicar una versión nueva. Revisa tu conexión e inténtalo de nuevo."
      action={<Button onClick={() => void retryLoading()}>Reintentar</Button>}
    />
  ) : (
    <Notice
      title="Algo falló en esta página"
      text="El error es nuestro. Reinténtalo; si se repite, escríbenos y lo vemos."
      action={<Button onClick={() => void retry()}>Reintentar</Button>}
    />
  );
}

interface NoticeProps {
  title: string;
  text: string;
  /** A button or link. */
  action: ReactNode;
}

/** A full-page error: what happened and what to do. */
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

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}

/** Shows the error page instead of a page that threw an error, until the next navigation. */
export class ErrorBoundary extends Component<BoundaryProps> {
  override state: { error: unknown; location?: Location } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: { location?: Location }) {
    return location === state.location ? null : { location, error: null };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <ErrorPage error={error} />;
  }
}
