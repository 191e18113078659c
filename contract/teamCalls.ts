import { Nothing } from './shared.ts';
import { HandedOver, Handover, StaffChange } from './team.ts';
import { teamRoutes } from './teamRoutes.ts';

/** Calls on people of the team. */
export const teamCalls = {
  updateStaff: { ...teamRoutes.updateStaff, success: 204, body: StaffChange, response: Nothing },
  /** Repeating it hands nothing over. */
  handOver: { ...teamRoutes.handOver, success: 200, body: Handover, response: HandedOver },
} as const;
