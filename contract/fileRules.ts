/** Limits for the files of a message, without schemas, because the browser checks them too. */
export const MAX_FILES = 5;
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** All files of a message together. */
export const MAX_MESSAGE_BYTES = 50 * 1024 * 1024;
/** All files of a mail together: many mail servers refuse more than 10 to 20 MB, and base64 adds a third. */
export const MAX_MAIL_BYTES = 10 * 1024 * 1024;
export const MAX_FILE_NAME = 120;

/** Extensions of programs and scripts, which are not accepted (docs/adr/0035). */
const PROGRAM_ENDS: ReadonlySet<string> = new Set(
  [
    'apk app appimage application appref-ms appx appxbundle bash bat cab chm cjs cmd com command cpl',
    'csh deb desktop diagcab dll dmg elf exe fish gadget hta inf iso jar jnlp js jse ksh lib lnk lua',
    'mjs msc msh msi msix msixbundle msp mst nsh php pif pkg pl ps1 ps1xml psd1 psm1 py pyc pyw pyz',
    'rb reg rpm run scf scr sct settingcontent-ms sh shb sys tcl url vb vbe vbs vhd vhdx vxd',
    'workflow ws wsc wsf wsh xbap xll zsh',
  ].flatMap((line) => line.split(' ')),
);

/** The extension of a file name in lower case; empty if it has none. */
export function endOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Whether a file's name says that it is a program or a script. */
export function isNamedProgram(name: string): boolean {
  return PROGRAM_ENDS.has(endOf(name));
}

/** The pictures that browsers show: they have a thumbnail. Every other file is only downloaded. */
const SHOWN_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/apng',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/bmp',
]);

export function isShownPicture(type: string): boolean {
  return SHOWN_TYPES.has(type);
}
