/** A start that cannot go on, said in one clear Spanish line for whoever ran the command. */
export class StartError extends Error {}

/**
 * The line to print for whatever stopped the start. What is not ours to explain is named after
 * itself, without a trace.
 */
export function startErrorLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return `No se pudo iniciar. ${text.split('\n', 1)[0] ?? ''}`;
}
