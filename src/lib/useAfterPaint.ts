import { startTransition, useEffect, useState } from 'react';

/**
 * A value as it stood in the last frame: what is costly to show follows what was just done, which is on the
 * screen by then. React's `useDeferredValue` begins at once, and holds back that very frame.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
