/** Types and states of complaints, apart from the schemas for code that must not load zod. */

/** COMPLAINT-6 defines both (ley 29571, D.S. 011-2011-PCM). */
export const COMPLAINT_TYPES = ['reclamo', 'queja'] as const;

/** What a complaint is about. */
export const GOOD_TYPES = ['producto', 'servicio'] as const;

/** Whether a complaint is answered. Nothing else of a complaint can change. */
export const COMPLAINT_STATUSES = ['Registrada', 'Respondida'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];

/** Filters by deadline; `open` means every unanswered complaint. */
export const COMPLAINT_STATES = ['open', 'overdue', 'soon', 'onTime', 'answered'] as const;

/** A complaint is due `soon` when at most this number of business days is left. */
export const SOON_BUSINESS_DAYS = 3;
