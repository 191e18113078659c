import { useEffect, useState } from 'react';
import { Text } from '#ui/Text';

/** How long a request may take before the note appears, in milliseconds. */
const DELAY = 8_000;

/** Tells people that a slow request is still running. */
export function SlowNote({ busy }: { busy: boolean }) {
  return busy && <Late />;
}

/** Mounted anew for each request, which restarts the timer. */
function Late() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY);
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
