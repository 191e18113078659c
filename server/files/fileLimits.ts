import type { Claims } from '../db/port.ts';
import type { CallLimits } from '../plugins/callLimits.ts';
import { bytesOf, type Upload } from '../plugins/uploadedFile.ts';

const MEGABYTE = 1024 * 1024;
const MEGABYTES_AN_HOUR = 200;

/** Each person's allowance of files, in bytes. */
export const FILE_BYTES = {
  name: 'file-bytes',
  times: MEGABYTES_AN_HOUR * MEGABYTE,
  seconds: 60 * 60,
};

const tooMuch = (wait: string) =>
  `Llegaste al límite de ${MEGABYTES_AN_HOUR} MB de archivos por hora. Vuelve a intentarlo en ${wait}, o envía tu mensaje sin archivos.`;

/** The limit of what a person uploads, whatever the files belong to. */
export function fileLimits(limits: CallLimits) {
  return {
    /** @param bytes the length of a body that may hold files */
    check: (person: Claims, bytes: number) => limits.check(FILE_BYTES, person.sub, tooMuch, bytes),
    async take(person: Claims, files: readonly Upload[]) {
      const bytes = bytesOf(files);
      if (bytes > 0) await limits.take(FILE_BYTES, person.sub, tooMuch, bytes);
    },
  };
}
