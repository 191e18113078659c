import { Component } from 'react';
import type { ReactNode } from 'react';
import { isMissingChunk } from '#src/lib/importChunk.ts';
import { Button } from '#ui/Button';
import { Notice } from './Notice.tsx';

interface Props {
  /** Another place gives the tree below another chance. */
  place: string;
  children: ReactNode;
}
interface State {
  error: unknown;
  place: string;
}

/** Keeps a failing page from taking header and footer with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { error: null, place };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return isMissingChunk(error) ? (
      <Notice
        title="No pudimos cargar esta página"
        text="Puede que tu conexión se haya cortado o que acabemos de publicar una versión nueva. Revisa tu conexión y vuelve a cargar."
        action={<Button onClick={reload}>Volver a cargar</Button>}
      />
    ) : (
      <Notice
        title="Algo falló en esta página"
        text="El error es nuestro. Reinténtalo; si se repite, escríbenos y lo vemos."
        action={<Button onClick={this.retry}>Reintentar</Button>}
      />
    );
  }

  private readonly retry = () => {
    this.setState({ error: null });
  };
}

/** A lazy page remembers its failure, so only a reload asks for its code again. */
function reload(): void {
  window.location.reload();
}
