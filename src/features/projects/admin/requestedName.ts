/** The name of the project that a link asks to create: `{ newProject: { name } }` in the router's state. */
export function requestedName(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('newProject' in state)) return null;
  const { newProject } = state;
  if (typeof newProject !== 'object' || newProject === null || !('name' in newProject)) return null;
  return typeof newProject.name === 'string' ? newProject.name : null;
}
