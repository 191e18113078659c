import { agency } from '#contract/agency.ts';
import type { Captcha } from '../../captcha/captcha.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { contactMail } from '../../mail/templates/contactMessage.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { dropOldContactMessages, keepContactMessage } from './keptContactMessages.ts';
import { markRequested } from './requestedIdeas.ts';

export interface ContactServices {
  limits: CallLimits;
  captcha: Captcha;
  /** The agency's address for visitors' messages. */
  agencyAddress: string;
}

const HOURLY = { name: 'contact', times: 20, seconds: 3600 };

export function contactRoutes(
  routes: ContractRoutes,
  { limits, captcha, agencyAddress }: ContactServices,
): void {
  routes.open('sendContactMessage', {
    prepare: async ({ body, ip, sender }) => {
      const tooMany = (wait: string) =>
        `Recibimos muchos mensajes desde tu red. Espera ${wait} o escríbenos a ${agency.email}.`;
      await limits.take(HOURLY, ip, tooMany);
      await captcha.check(body.recaptchaToken, 'contact_form');
      return sender();
    },
    write: async (tx, { body }, person) => {
      const id = await keepContactMessage(tx, body, person);
      await dropOldContactMessages(tx);
      await enqueueMail(tx, contactMail({ ...body, id, to: agencyAddress }));
      if (person && body.ideaId !== undefined) await markRequested(tx, person, body.ideaId);
      return { message: '¡Mensaje enviado con éxito!' };
    },
  });
}
