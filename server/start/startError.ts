/** Stops the start. The message is one clear Spanish line for the person who ran the command. */
export class StartError extends Error {}

/**
 * The line to print when the start fails. Unexpected errors are printed by name, without a stack
 * trace.
 */
export function startErrorLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return `No se pudo iniciar. ${text.split('\n', 1)[0] ?? ''}`;
}
