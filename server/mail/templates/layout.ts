import { agency } from '#contract/agency.ts';
import { darkPalette as dark, lightPalette as light } from '#contract/colors.ts';
import { html, trusted, type Html } from '../html.ts';
import { factsAsHtml, factsAsText, type FactGroup } from './facts.ts';

/** The brand's typeface does not travel in mail. */
export const FONT = "Arial, 'Liberation Sans', sans-serif";

/** What a mail says, in the order in which it is read. */
export interface Letter {
  /** Its heading; also the page's title. */
  title: string;
  /** As its account has it; other people's text. Without one the reader is not greeted by name. */
  fullName?: string;
  /** Before the button. */
  paragraphs: readonly string[];
  action?: { label: string; link: string };
  /** What somebody wrote, word by word; its lines stay as they are. */
  quote?: string;
  /** What happened, oldest first: our line, and what somebody wrote. */
  news?: readonly { line: string; text?: string }[];
  /** What was filled in, as a form has it. */
  facts?: readonly FactGroup[];
  /** After the button: how long the link lasts, what to do if it was not you. */
  notes: readonly string[];
  /** A quiet link at the end: how to get no more of these. */
  wayOut?: { label: string; link: string };
  /** Stands at the foot of what is no automatic message. */
  imprint?: readonly string[];
}

/**
 * Both parts of a mail: one column without tables, styles inline for readers that drop style
 * sheets, and a style sheet for dark readers.
 */
export function layOut(letter: Letter): { html: string; text: string } {
  const greeting = greet(letter.fullName ?? '');
  return { html: asHtml(letter, greeting).markup, text: asText(letter, greeting) };
}

/** Whoever signs up with somebody else's address chooses the name that person then reads. */
const LONGEST_NAME = 80;
/** Letters, spaces, apostrophes, hyphens, a dot that ends a word: nothing a mail reader makes a link of. */
const NAME = /^(?:[\p{L}\p{M} '’-]|\.(?= |$))+$/u;

function greet(fullName: string): string {
  const name = fullName.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const usable = name.length <= LONGEST_NAME && NAME.test(name);
  return usable ? `Hola, ${name}:` : 'Hola:';
}

const SIGNATURE = `${agency.name} · ${agency.tagline}`;
const NO_REPLY = [`Este mensaje es automático. Si necesitas ayuda, escríbenos a ${agency.email}.`];

function asText(letter: Letter, greeting: string): string {
  const {
    title,
    paragraphs,
    quote,
    news = [],
    action,
    facts = [],
    notes,
    wayOut,
    imprint = NO_REPLY,
  } = letter;
  const link = action ? [`${action.label}:\n${action.link}`] : [];
  const said = quote === undefined ? [] : [asQuote(quote)];
  const blocks = [
    title,
    greeting,
    ...paragraphs,
    ...said,
    ...news.flatMap(({ line, text }) => [line, ...(text === undefined ? [] : [asQuote(text)])]),
    ...link,
    ...facts.map(factsAsText),
    ...notes,
    ...(wayOut ? [`${wayOut.label}:\n${wayOut.link}`] : []),
  ];
  return `${[...blocks, `-- \n${[SIGNATURE, ...imprint].join('\n')}`].join('\n\n')}\n`;
}

function asQuote(text: string): string {
  return text.replace(/^/gm, '> ');
}

const STYLE = trusted(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${dark.bg} !important; }
    .card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
    .ink { color: ${dark.ink} !important; }
    .ink-2 { color: ${dark.ink2} !important; }
    .button { background-color: ${dark.accent} !important; }
    .link { color: ${dark.accentText} !important; }
    .rule { border-color: ${dark.line} !important; }
  }
`);

const P = trusted(`margin:0 0 16px;font-size:16px;line-height:24px;color:${light.ink}`);
const SMALL = trusted(`margin:0 0 12px;font-size:14px;line-height:20px;color:${light.ink2}`);
const LINK = trusted(`color:${light.accentText};word-break:break-all`);

/** The brand's mark, 7×7 cells of 4 px, as boxes (pictures are blocked and drawings dropped), and its name. */
function mark(): Html {
  const square = trusted(
    `display:inline-block;vertical-align:middle;width:28px;height:24px;padding-top:4px;background:${light.accent}`,
  );
  return html`<p
    class="ink"
    style="margin:0 0 24px;font-size:16px;line-height:28px;color:${light.ink}"
  >
    <span aria-hidden="true" style="${square}">${bar(20, 8)}${bar(12, 4)}${bar(4, 8)}</span>
    <strong style="padding-left:8px;vertical-align:middle">${agency.name}</strong>
  </p>`;
}

/** Line breaks as breaks: not every reader heeds `white-space`. */
function quoted(text: string): Html {
  const style = trusted(
    `${P.markup};margin:0 0 20px;padding-left:16px;border-left:2px solid ${light.accent}`,
  );
  const lines = text.split(/\r\n|[\r\n]/);
  return html`<blockquote class="ink" style="${style}">
    ${lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}
  </blockquote>`;
}

/** @param width in pixels, as is `height` */
function bar(width: number, height: number): Html {
  const size = `width:${width}px;height:${height}px`;
  return html`<span
    style="display:block;${size};margin:0 auto;background:${light.onAccent}"
  ></span>`;
}

function quietLink({ label, link }: NonNullable<Letter['wayOut']>): Html {
  return html`<p style="${SMALL}"><a class="link" href="${link}" style="${LINK}">${label}</a></p>`;
}

function button({ label, link }: NonNullable<Letter['action']>): Html {
  const style = trusted(
    `display:inline-block;padding:12px 20px;border-radius:4px;background-color:${light.accent};` +
      `color:${light.onAccent};font-size:16px;line-height:20px;font-weight:bold;text-decoration:none`,
  );
  return html`<p style="margin:24px 0">
      <a class="button" href="${link}" style="${style}">${label}</a>
    </p>
    <p class="ink-2" style="${SMALL}">
      Si el botón no funciona, copia este enlace en tu navegador:<br />
      <a class="link" href="${link}" style="${LINK}">${link}</a>
    </p>`;
}

function asHtml(letter: Letter, greeting: string): Html {
  const {
    title,
    paragraphs,
    quote,
    news = [],
    action,
    facts = [],
    notes,
    wayOut,
    imprint = NO_REPLY,
  } = letter;
  const card =
    `max-width:520px;margin:0 auto;padding:28px 24px 16px;border:1px solid ${light.line};` +
    `border-radius:8px;background-color:${light.surface}`;
  return html`<!doctype html>
    <html lang="es-PE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:${light.bg}">
        <div
          class="ground"
          style="padding:24px 16px;background-color:${light.bg};font-family:${trusted(FONT)}"
        >
          <div class="card" role="article" aria-label="${title}" style="${card}">
            ${mark()}
            <h1
              class="ink"
              style="margin:0 0 20px;font-size:24px;line-height:28px;color:${light.ink}"
            >
              ${title}
            </h1>
            <p class="ink" style="${P}">${greeting}</p>
            ${paragraphs.map((text) => html`<p class="ink" style="${P}">${text}</p>`)}
            ${quote === undefined ? '' : quoted(quote)}
            ${news.map(
              ({ line, text }) =>
                html`<p class="ink-2" style="${SMALL}">${line}</p>
                  ${text === undefined ? '' : quoted(text)}`,
            )}
            ${action ? button(action) : ''} ${facts.map(factsAsHtml)}
            ${notes.map((text) => html`<p class="ink-2" style="${SMALL}">${text}</p>`)}
            ${wayOut ? quietLink(wayOut) : ''}
          </div>
          <p
            class="ink-2"
            style="max-width:520px;margin:16px auto 0;font-size:13px;line-height:20px;color:${light.ink2}"
          >
            ${SIGNATURE}${imprint.map((line) => html`<br />${line}`)}
          </p>
        </div>
      </body>
    </html> `;
}
