import { useSelector } from 'react-redux';
import type { HistorySlotProps } from '#src/lib/historySlot.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { LazyPart } from '#ui/LazyPart';

const code = lazyModule('history', async () => (await import('./ObjectHistory.tsx')).ObjectHistory);

/** For `HistorySlot`. */
export function showHistory(props: HistorySlotProps) {
  return <HistoryPart {...props} />;
}

/** What happened to an object, for admins: nobody else loads anything of it. */
function HistoryPart(props: HistorySlotProps) {
  if (useSelector(selectProfile)?.role !== 'admin') return null;
  return (
    <LazyPart
      code={code}
      loading="Cargando el historial"
      failed="No se pudo abrir el historial."
      skeleton={null}
    >
      {(ObjectHistory) => <ObjectHistory {...props} />}
    </LazyPart>
  );
}
