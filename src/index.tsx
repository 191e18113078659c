import { askAhead } from './app/dataPages.ts';
import { hashPath } from './lib/paths.ts';
import { nextTask } from './lib/nextTask.ts';
import { untilWanted } from './lib/untilWanted.ts';

// The script may be there before the rest of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();

function begin() {
  void start();
}

/**
 * Brings the prerendered landing to life, or draws the page that the address asks for. The parts of the
 * program are run one by one, a task each: all at once they would hold the page of a phone for long
 * (docs/performance.md).
 */
async function start() {
  askAhead(hashPath());
  await untilWanted();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { adoptPageStyles } = await import(/* webpackMode: "eager" */ './theme/pageStyles.ts');
  adoptPageStyles();
  await nextTask();
  const { startApp } = await import(/* webpackMode: "eager" */ './app/startApp.ts');
  await nextTask();
  const { showApp } = await import(/* webpackMode: "eager" */ './app/showApp.tsx');
  await nextTask();
  showApp(startApp().store);
}
