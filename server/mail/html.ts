/** Markup that may be sent as it stands; only `html` and `trusted` make it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | readonly Html[] | string | number;

/** Markup with its values escaped, for text and for quoted attributes; what is `Html` goes in as it is. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  const markup = strings.map((text, index) => {
    const value = values[index];
    return value === undefined ? text : text + write(value);
  });
  return new Html(markup.join(''));
}

/** Text of our own, such as a style sheet, never of a person. */
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
