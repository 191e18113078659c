/** Safe markup; only `html` and `trusted` create it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | readonly Html[] | string | number;

/**
 * Template tag that escapes its values, for text and quoted attributes; `Html` values are
 * inserted unchanged.
 */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  const markup = strings.map((text, index) => {
    const value = values[index];
    return value === undefined ? text : text + write(value);
  });
  return new Html(markup.join(''));
}

/** Marks our own text, such as a style sheet, as safe. Never use it for people's text. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

function write(value: Part): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return escape(String(value));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
