/** Reads `{ newProject: { name } }` from the router's state: the name for a new project that a link requests. */
export function requestedName(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('newProject' in state)) return null;
  const { newProject } = state;
  if (typeof newProject !== 'object' || newProject === null || !('name' in newProject)) return null;
  return typeof newProject.name === 'string' ? newProject.name : null;
}
