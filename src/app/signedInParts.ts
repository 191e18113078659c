export { Notices } from '#src/features/notices/Notices.tsx';
export { LateSearch as Search } from '#src/features/search/LateSearch.tsx';
export { NameMenu } from '#src/features/siteHeader/NameMenu.tsx';
export { WorkspaceNav } from '#src/features/workspace/WorkspaceNav.tsx';
