const ADMINS = 'admins';
const SUPPORT = 'ticket managers and admins';
const INVOLVED = 'the project’s client, its project manager, and admins';
const NOTES = `whoever sees the ticket; internal notes ${SUPPORT}, who is in charge of it, and its project’s manager`;
const IN_CHARGE = 'the project’s manager, and admins';

/**
 * Whom each policy lets in, and the fingerprint of its condition in the database: whoever changes a
 * policy reads its sentence again. Functions that a condition calls are not part of it; `server/db/rowSecurityReads.test.ts`
 * tests what they let in. Policies called `…_nobody` let nobody in.
 */
export const POLICY_TEXTS: Record<string, readonly [who: string, fingerprint: string]> = {
  client_details_select_admin: [ADMINS, '6234cce1'],
  client_details_update_admin: [ADMINS, '6234cce1'],
  complaint_answers_insert_admins: [ADMINS, '6234cce1'],
  complaint_answers_select_admins: [ADMINS, '6234cce1'],
  complaints_select_admins: [ADMINS, '6234cce1'],
  contact_messages_insert_admin: ['admins, what came otherwise than by the form', '1664aea1'],
  contact_messages_select_admin: [ADMINS, '6234cce1'],
  contact_messages_update_admin: [ADMINS, '6234cce1'],
  deliveries_insert_in_charge: [IN_CHARGE, '91549376'],
  deliveries_select_with_project: [INVOLVED, 'fe2a7d4d'],
  deliveries_update_client: [
    'the project’s client, once, to approve it or to request changes',
    'c51f38b9',
  ],
  files_insert_author: [
    'the author of the message, the news, the delivery or the reply, and who opened the ticket',
    '7a8e9950',
  ],
  files_select_with_owner: [
    'whoever sees the ticket, the message, the news, the delivery or the reply',
    '431201a6',
  ],
  history_select_involved: [
    'admins all of it; others that of projects they see, without former clients and scopes, and status and assignee of tickets they see',
    'ede6731e',
  ],
  ideas_insert_own: ['everybody with a role, their own', '32335109'],
  ideas_select_involved: ['their author, and admins', '94710a57'],
  ideas_update_own: ['their author', '0e19a162'],
  contact_message_entries_insert_admin: [ADMINS, '97d3dbd6'],
  contact_message_entries_select_admin: [ADMINS, '6234cce1'],
  newsletter_subscriptions_select_admin: [ADMINS, '6234cce1'],
  notice_preferences_all_own: ['everybody, their own', '8a7358b6'],
  notices_select_own: ['everybody, their own, as long as they see what it is about', '96fddd6e'],
  notices_update_own: ['everybody, their own, to mark them as read', '96fddd6e'],
  phases_delete_in_charge: [IN_CHARGE, '8c5ff7d8'],
  phases_insert_in_charge: [IN_CHARGE, '8c5ff7d8'],
  phases_select_with_project: [INVOLVED, 'fe2a7d4d'],
  phases_update_in_charge: [IN_CHARGE, '8c5ff7d8'],
  profiles_select_known: [
    'everybody their own; clients and project managers each other’s where they share a project; staff those of people with a ticket that they see; admins all',
    '3fe45ed9',
  ],
  profiles_update_admin: ['admins, the role', '6234cce1'],
  project_updates_insert_in_charge: [IN_CHARGE, '91549376'],
  project_updates_select_with_project: [INVOLVED, 'fe2a7d4d'],
  projects_insert_admin: [ADMINS, '6234cce1'],
  projects_select_involved: [INVOLVED, '18ca4ea9'],
  projects_update_in_charge: [IN_CHARGE, '3f6b1708'],
  roles_select_admin: [ADMINS, '6234cce1'],
  saved_replies_all_support: [SUPPORT, 'b1164091'],
  service_templates_select_admin: [ADMINS, '6234cce1'],
  service_templates_update_admin: [ADMINS, '6234cce1'],
  services_select_admin: [ADMINS, '6234cce1'],
  ticket_messages_insert_involved: [NOTES, '2f68a359'],
  ticket_messages_select_involved: [NOTES, 'a770de0a'],
  tickets_insert_own_or_for_client: [
    'everybody but ticket managers, their own, about a project they see; ticket managers and admins for an active client, about a project of theirs',
    'a49a93be',
  ],
  tickets_select_involved: [
    'who opened it, who is in charge of it, its project’s manager, ticket managers, and admins',
    '3bbf1bb8',
  ],
  tickets_update_involved: [
    'who opened it, to close or reopen it; ticket managers and admins; who works on it may lock it, to write a message',
    'd43dfe54',
  ],
};
