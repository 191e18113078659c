import { useEffect, useState } from 'react';
import { Text } from '#ui/Text';

/** How long an answer may take before the wait is spoken about, in milliseconds. */
const PATIENCE = 8_000;

/** Under a form that is under way: after a while a line says that it still is. */
export function SlowNote({ busy }: { busy: boolean }) {
  return busy && <Late />;
}

/** Mounted with the wait, so that each wait has its own clock. */
function Late() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    late && (
      <Text role="status" $look="small" $quiet>
        El servicio está tardando más de lo normal. Seguimos esperando su respuesta.
      </Text>
    )
  );
}
