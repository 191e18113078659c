/** Whether two words differ by one letter: changed, missing, doubled, or two swapped. */
export function oneSlipApart(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  // People get the first letter right, and other words begin otherwise.
  if (start === 0) return false;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwap = restA.length > 1 && restB.startsWith(`${restA.charAt(1)}${restA.charAt(0)}`);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (isSwap && restA.slice(2) === restB.slice(2))
  );
}
