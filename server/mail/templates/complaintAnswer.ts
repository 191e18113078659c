import { agency } from '#contract/agency.ts';
import type { Complaint } from '#contract/complaints.ts';
import { dayText, inLima } from '../limaTime.ts';
import type { Mail } from '../mailRules.ts';
import type { FactGroup } from './facts.ts';
import { layOut } from './layout.ts';
import { ELSEWHERE } from './complaint.ts';

const TO = {
  reclamo: 'Respondemos al reclamo que registraste',
  queja: 'Respondemos a la queja que registraste',
} as const;

/**
 * The agency's answer, verbatim, to the consumer.
 *
 * @param complaint its last answer is the one to send
 * @param replyTo the agency's address for replies
 */
export function complaintAnswerMail(complaint: Complaint, replyTo: string): Mail {
  const { code, type, email, fullName, filedAt, answers } = complaint;
  const { text = '', settlement } = answers.at(-1) ?? {};
  const further = answers.length > 1;
  const subject = further
    ? `Otra respuesta a tu ${type} ${code}`
    : `Respuesta a tu ${type} ${code}`;
  const body = layOut({
    title: subject,
    fullName,
    paragraphs: [
      `${TO[type]} en el Libro de Reclamaciones de ${agency.name} el ${inLima(new Date(filedAt))} (hora de Lima).`,
      ...(further ? ['Esta respuesta completa o corrige la anterior.'] : []),
    ],
    quote: text,
    ...(settlement && { facts: [settlementFacts(settlement)] }),
    notes: [
      'También la encuentras en el Libro de Reclamaciones de nuestro sitio, con tu código y tu documento.',
      'Si no estás de acuerdo, responde a este correo.',
      ELSEWHERE,
    ],
    imprint: [`${agency.legalName} · RUC ${agency.ruc} · ${agency.address}`],
  });
  return { kind: 'complaint_answer', to: email, replyTo, subject, ...body };
}

/** The settlement that both parties agreed on (D.S. 011-2011-PCM, art. 6-A). */
function settlementFacts({ settledOn, text }: Settlement): FactGroup {
  return {
    title: 'Acuerdo entre las partes',
    facts: [
      ['Fecha', dayText(settledOn)],
      ['Acordamos', text],
    ],
  };
}

type Settlement = NonNullable<Complaint['answers'][number]['settlement']>;
