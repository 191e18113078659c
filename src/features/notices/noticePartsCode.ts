import { lazyModule } from '#src/lib/importChunk.ts';

/** The list and the choice of what is mailed: code that no page waits for. */
export const noticePartsCode = lazyModule('notices', () => import('./noticeParts.ts'));
