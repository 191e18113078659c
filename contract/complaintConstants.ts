/** Types and states of complaints without their schemas, for code that must not load zod. */

/** COMPLAINT-6 defines both (ley 29571, D.S. 011-2011-PCM). */
export const COMPLAINT_TYPES = ['reclamo', 'queja'] as const;

/** What a complaint is about. */
export const GOOD_TYPES = ['producto', 'servicio'] as const;

/** Answered or not; nothing else of a complaint ever changes. */
export const COMPLAINT_STATUSES = ['Registrada', 'Respondida'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];

/** Where an answer to a complaint stands; `open` is all that are not answered. */
export const COMPLAINT_STATES = ['open', 'overdue', 'soon', 'onTime', 'answered'] as const;

/** A complaint is due `soon` when no more than so many business days are left. */
export const SOON_BUSINESS_DAYS = 3;
