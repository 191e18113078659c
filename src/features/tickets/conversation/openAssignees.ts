export const ASSIGNEES_ID = 'ticket-assignees';

/**
 * Focuses the choice of who is in charge of the page's ticket, if there is one, and opens its options: in a closed
 * select each arrow key assigns somebody.
 */
export function openAssignees(): void {
  const select = document.getElementById(ASSIGNEES_ID);
  if (!(select instanceof HTMLSelectElement)) return;
  select.focus();
  if ('showPicker' in select && navigator.userActivation.isActive) select.showPicker();
}
