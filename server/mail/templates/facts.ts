import { lightPalette as light } from '#contract/colors.ts';
import { html, trusted, type Html } from '../html.ts';

/** Labelled facts under a heading, as on a form; a fact without a value is omitted. */
export interface FactGroup {
  title: string;
  /** The label is ours; the value is untrusted text whose line breaks are kept. */
  facts: readonly (readonly [label: string, value: string | undefined])[];
}

/** Anything that a mail reader may show as a line break. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Indents continuation lines, so that a value cannot imitate the next label or our signature. */
export function factsAsText({ title, facts }: FactGroup): string {
  const lines = stated(facts).map(([label, [first = '', ...more]]) =>
    more.length === 0
      ? `${label}: ${first}`
      : [`${label}:`, ...[first, ...more].map((line) => `  ${line}`)].join('\n'),
  );
  return [title.toUpperCase(), ...lines].join('\n');
}

const HEADING = trusted(
  `margin:24px 0 12px;padding-top:16px;border-top:1px solid ${light.line};font-size:16px;line-height:24px;color:${light.ink}`,
);
const LABEL = trusted(`font-size:14px;line-height:20px;color:${light.ink2}`);
const VALUE = trusted(
  `margin:0 0 12px;font-size:16px;line-height:24px;color:${light.ink};overflow-wrap:anywhere`,
);

/** Each value is an isolated block, so that right-to-left text affects nothing else. */
export function factsAsHtml({ title, facts }: FactGroup): Html {
  return html`<h2 class="ink rule" style="${HEADING}">${title}</h2>
    ${stated(facts).map(
      ([label, lines]) =>
        html`<div class="ink-2" style="${LABEL}">${label}</div>
          <div class="ink" dir="auto" style="${VALUE}">${lines.map(asLine)}</div> `,
    )}`;
}

function asLine(line: string, index: number): Html {
  return index === 0 ? html`${line}` : html`<br />${line}`;
}

function stated(facts: FactGroup['facts']): [label: string, lines: string[]][] {
  return facts.flatMap(([label, value]) => (value ? [[label, value.split(LINE_BREAK)]] : []));
}
