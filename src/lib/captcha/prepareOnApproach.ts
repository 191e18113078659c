import { captcha } from './captcha.ts';

/** How far below the window a form counts as near. */
const NEAR = '300px';

/** For a form's `ref`: the captcha loads once the form comes near or gets focus, never before (CAPTCHA-1). */
export function prepareOnApproach(form: HTMLFormElement | null): (() => void) | undefined {
  if (form === null) return undefined;
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    },
    { rootMargin: NEAR },
  );
  const leave = () => {
    watcher.disconnect();
    form.removeEventListener('focusin', begin);
  };
  function begin() {
    leave();
    captcha.prepare();
  }
  watcher.observe(form);
  form.addEventListener('focusin', begin);
  if (form.contains(document.activeElement)) begin();
  return leave;
}
