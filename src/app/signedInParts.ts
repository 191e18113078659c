export { Notices } from '#src/features/notices/Notices.tsx';
export { WorkspaceNav } from '#src/features/workspace/WorkspaceNav.tsx';
