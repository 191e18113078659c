/** What a link to `/support` hands to its form through the router's state. */
export interface SupportRequest {
  /** The ticket's subject, for the person to go on from. */
  subject: string;
}
