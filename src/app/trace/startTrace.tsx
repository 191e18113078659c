import { createRoot } from 'react-dom/client';
import styled, { ThemeProvider } from 'styled-components';
import { saveFile, textFile } from '#src/lib/saveFile.ts';
import { theme } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { rootReducer } from '../rootReducer.ts';
import type { AppStore } from '../store.ts';
import { createTraceRecorder } from './traceRecorder.ts';

/**
 * Starts recording actions and shows a button that exports them for Redux DevTools (TRACE-2). Moves the parameter in
 * front of the hash, where it survives navigation and reloads.
 */
export function startTrace(store: AppStore): void {
  const { location, history } = window;
  if (!location.search.includes('depurar=1')) {
    history.replaceState(history.state, '', `?depurar=1${location.hash}`);
  }
  const recorder = createTraceRecorder(store.getState());
  // Wraps the reducer, the only place that sees every action in order.
  store.replaceReducer((state, action) => {
    const next = rootReducer(state, action);
    if (!action.type.startsWith('@@redux/')) recorder.record(action, next);
    return next;
  });

  const place = document.body.appendChild(document.createElement('aside'));
  place.ariaLabel = 'Depuración';
  createRoot(place).render(
    <ThemeProvider theme={theme}>
      <Corner>
        <Button
          size="small"
          onClick={() => {
            const name = `traza-${new Date().toISOString().replaceAll(':', '')}.json`;
            saveFile(name, textFile(JSON.stringify(recorder.liftedState()), 'application/json'));
          }}
        >
          Exportar traza
        </Button>
      </Corner>
    </ThemeProvider>,
  );
}

const Corner = styled.div`
  position: fixed;
  z-index: 20;
  bottom: ${({ theme }) => theme.space[12]};
  left: ${({ theme }) => theme.space[12]};
`;
