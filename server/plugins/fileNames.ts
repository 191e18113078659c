import { cutText } from '#contract/cutText.ts';
import { MAX_FILE_NAME } from '#contract/fileRules.ts';
import { withoutEnd } from '#contract/typedText.ts';

/** Longer than any file system's names. Patterns see no more characters than this. */
const MOST_READ = 1000;

/** Characters that are invisible, change the text direction, or are special to file systems. */
const HOSTILE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:|?*]/gu;

/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=\s*(?:\.|$))/i;

/** A name that is valid on any system: no path, not hidden, not too long, with its extension. */
export function cleanName(given: string): string {
  // The end, because it has the extension.
  const read = given.slice(-MOST_READ).toWellFormed().normalize('NFC');
  const last = unescaped(read).split(/[/\\]/).at(-1) ?? '';
  const plain = trimmed(last.replace(HOSTILE, '').replace(/\s+/g, ' ')).replace(DEVICE, '$&_');
  const [end = ''] = /\.[A-Za-z0-9]{1,8}$/.exec(plain) ?? [];
  const stem = plain.slice(0, plain.length - end.length);
  const room = MAX_FILE_NAME - end.length;
  // The limit counts code points.
  const { length } = Array.from(stem).slice(0, room).join('');
  const cut = cutText(stem, length).trim() || 'archivo';
  // A cut name may end in a dot, which Windows drops: 'a.exe.' would be a program.
  return trimmed(`${cut}${end}`);
}

/** Browsers escape a quote and line breaks in the name of a file (HTML Standard, 4.10.22.8). */
function unescaped(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', ' ').replaceAll('%0A', ' ');
}

/** Without dots and blanks at the edges. */
function trimmed(name: string): string {
  return withoutEnd(name.replace(/^[. ]+/, ''), /[. ]/);
}

/** The header `content-disposition` (RFC 6266), with a name of ASCII for readers that know no other. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const coded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}
