import { lazyModule } from '#src/lib/importChunk.ts';
import { timelineCode } from '../timelineCode.ts';

/**
 * The schedule editor's code in a chunk of its own, so that it does not delay the rows. The preview's chart comes with it:
 * later, it would move the buttons below. If it fails, the preview says so.
 */
export const editorCode = lazyModule('schedule', async () => {
  const chart = timelineCode.load().catch(() => null);
  const { PanelEditor, ScheduleEditor } = await import('./rowDetail.ts');
  await chart;
  return { PanelEditor, ScheduleEditor };
});
