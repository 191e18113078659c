import { agency } from '#contract/agency.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { complaintCopyMail, complaintNoticeMail } from '../../mail/templates/complaint.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import type { ContractRoutes } from '../../plugins/contractRoutes.ts';
import { copiesLately, fileComplaint } from './complaintsRepository.ts';

export interface ComplaintsServices {
  limits: CallLimits;
  /** Where the agency reads what concerns it. */
  agencyAddress: string;
  /** After so many one address gets no further copy; every complaint is filed. */
  complaintCopiesADay: number;
  now: () => Date;
}

/** For each network address. No captcha stands before the book (decision 35). */
const LIMIT = { name: 'complaints', times: 20, seconds: 60 * 60 };

export function complaintsRoutes(
  routes: ContractRoutes,
  { limits, agencyAddress, complaintCopiesADay, now }: ComplaintsServices,
): void {
  routes.open('createComplaint', {
    prepare: ({ ip }) =>
      limits.take(
        LIMIT,
        ip,
        (wait) =>
          `Ya recibimos muchas reclamaciones desde tu red. Vuelve a intentarlo en ${wait} o envíala por correo a ${agency.email}.`,
      ),
    write: async (tx, { body }) => {
      const filed = await fileComplaint(tx, body, now());
      const copied = (await copiesLately(tx, body.email)) < complaintCopiesADay;
      if (copied) await enqueueMail(tx, complaintCopyMail(filed));
      await enqueueMail(tx, complaintNoticeMail(filed, { to: agencyAddress, copied }));
      const { code, filedAt, dueDate } = filed;
      return { code, filedAt: filedAt.toISOString(), dueDate };
    },
  });
}
