import { agency } from '#contract/agency.ts';
import { ComplaintState } from '#contract/complaints.ts';
import { becomeApi } from '../../db/rights.ts';
import { limaDay } from '#contract/limaTime.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Mail } from '../../mail/mailRules.ts';
import {
  complaintCopyMail,
  complaintNoticeMail,
  type FiledComplaint,
} from '../../mail/templates/complaint.ts';
import { complaintAnswerMail } from '../../mail/templates/complaintAnswer.ts';
import { only } from '../../plugins/access.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { Refusal } from '../../plugins/errors.ts';
import {
  answerComplaint,
  countRecentCopies,
  fileComplaint,
  findComplaint,
} from './complaintsRepository.ts';
import { complaintSheet } from './sheet/complaintSheet.ts';

export interface ComplaintsServices {
  limits: CallLimits;
  /** The agency's address for notices. */
  agencyAddress: string;
  /** Copies per address and day; further complaints are filed without a copy. */
  complaintCopiesADay: number;
  now: () => Date;
}

/** Per network address. The book has no captcha (COMPLAINT-10). */
const FILING = { name: 'complaints', times: 20, seconds: 60 * 60 };

/**
 * Per network address, whether the look-up succeeds or not: codes are consecutive, and documents
 * could be guessed.
 */
const LOOKING_UP = { name: 'complaint-look-ups', times: 20, seconds: 60 * 60 };

export function complaintsRoutes(
  routes: ContractRoutes,
  { limits, agencyAddress, complaintCopiesADay, now }: ComplaintsServices,
): void {
  routes.open('createComplaint', {
    prepare: ({ ip }) =>
      limits.take(
        FILING,
        ip,
        (wait) =>
          `Ya recibimos muchas reclamaciones desde tu red. Vuelve a intentarlo en ${wait} o envíala por correo a ${agency.email}.`,
      ),
    write: async (tx, { body }) => {
      const filed = await fileComplaint(tx, body, now());
      const copied = (await countRecentCopies(tx, body.email)) < complaintCopiesADay;
      if (copied) await enqueueMail(tx, await copyOf(filed));
      await enqueueMail(tx, complaintNoticeMail(filed, { to: agencyAddress, copied }));
      const { code, filedAt, dueDate } = filed;
      return { code, filedAt: filedAt.toISOString(), dueDate };
    },
  });
  routes.open('findComplaint', {
    prepare: ({ ip }) =>
      limits.take(
        LOOKING_UP,
        ip,
        (wait) => `Ya hiciste muchas consultas. Vuelve a intentarlo en ${wait}.`,
      ),
    // The schema drops the fields that are not public.
    write: async (tx, { body }) => ComplaintState.parse(await findComplaint(tx, body)),
  });
  routes.write('answerComplaint', only('admin'), {
    mails: true,
    write: async (tx, { body }) => {
      const answered = await answerComplaint(tx, body);
      requireSettledBetween(body.settlement?.settledOn, answered.filedAt, now());
      // Only the API's role may write to the outbox.
      await becomeApi(tx);
      await enqueueMail(tx, complaintAnswerMail(answered, agencyAddress));
      return answered;
    },
  });
}

/** A settlement cannot be earlier than its complaint, or in the future. */
function requireSettledBetween(day: string | undefined, filedAt: string, now: Date): void {
  if (day === undefined) return;
  if (day < limaDay(new Date(filedAt))) {
    throw new Refusal(400, 'La fecha del acuerdo es anterior a la reclamación.');
  }
  if (day > limaDay(now)) throw new Refusal(400, 'La fecha del acuerdo todavía no llega.');
}

/** The consumer's copy, with the sheet as a PDF. */
async function copyOf(filed: FiledComplaint): Promise<Mail> {
  return { ...complaintCopyMail(filed), attachments: [await complaintSheet(filed)] };
}
