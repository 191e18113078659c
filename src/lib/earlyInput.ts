/**
 * What a visitor does with the prerendered page before the program runs counts once it runs
 * (FORM-2). A place that does not answer yet has `data-waiting`, the whole page `data-start`.
 */
const WAITING = '[data-waiting], [data-start]';

/**
 * What a press of the program's own would answer. Links lead on without it, but for those within the page,
 * and those of later sections: the program is there by then, and knows what they carry and where focus goes.
 */
const PRESSABLE = 'button, a[href^="#"]:not([href^="#/"]), [data-waiting] a[href^="#"]';

/** Holds the last press and the last submit of places that do not answer yet. Part of the first script. */
export function holdEarlyInput(): void {
  document.addEventListener(
    'click',
    (event) => {
      // Opened in another tab, a link is none of this page's business.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const pressed = elementOf(event)?.closest(PRESSABLE);
      // A press of such a button becomes a submit, if the browser finds nothing missing.
      const submits = pressed instanceof HTMLButtonElement && pressed.type === 'submit';
      if (pressed && !(submits && pressed.form)) hold(event, pressed, 'click');
    },
    true,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      // A disabled button takes no Enter; the program does, and says why not (IDEA-3).
      const field = elementOf(event);
      if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
      if (field.form?.querySelector(':disabled')) hold(event, field.form, 'submit');
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = elementOf(event);
      if (form) hold(event, form, 'submit');
    },
    true,
  );
}

function elementOf({ target }: Event): Element | null {
  return target instanceof Element ? target : null;
}

function hold(event: Event, element: Element, kind: 'click' | 'submit'): void {
  if (!element.closest(WAITING)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  for (const other of document.querySelectorAll('[data-held]')) other.removeAttribute('data-held');
  element.setAttribute('data-held', kind);
}

/** From now on a place answers, beginning with what was pressed in it before. */
export function answerEarlyInput(place: HTMLElement): void {
  place.removeAttribute('data-waiting');
  place.removeAttribute('data-start');
  // After whatever else the new part of the page has to do first.
  setTimeout(() => {
    for (const element of place.querySelectorAll<HTMLElement>('[data-held]')) {
      if (element.closest(WAITING)) continue;
      const { held } = element.dataset;
      delete element.dataset.held;
      if (held === 'click') element.click();
      else if (element instanceof HTMLFormElement) element.requestSubmit();
    }
  });
}
