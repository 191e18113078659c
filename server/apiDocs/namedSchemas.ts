import * as z from 'zod/mini';
import { AdminData } from '#contract/admin.ts';
import { Complaint, ComplaintReceipt, ComplaintState } from '#contract/complaints.ts';
import { Idea, IdeaResult } from '#contract/ideas.ts';
import { PersonRef, Profile, Role } from '#contract/people.ts';
import { Dashboard, Phase, Project } from '#contract/projects.ts';
import { ErrorBody, Message } from '#contract/shared.ts';
import { Ticket } from '#contract/tickets.ts';

/**
 * Answer schemas that the description defines once, by name. They are not in the contract, which
 * the client loads.
 */
export const namedSchemas = z
  .registry<{ id: string }>()
  .add(AdminData, { id: 'AdminData' })
  .add(Complaint, { id: 'Complaint' })
  .add(ComplaintReceipt, { id: 'ComplaintReceipt' })
  .add(ComplaintState, { id: 'ComplaintState' })
  .add(Dashboard, { id: 'Dashboard' })
  .add(ErrorBody, { id: 'Error' })
  .add(Idea, { id: 'Idea' })
  .add(IdeaResult, { id: 'IdeaResult' })
  .add(Message, { id: 'Message' })
  .add(PersonRef, { id: 'PersonRef' })
  .add(Phase, { id: 'Phase' })
  .add(Profile, { id: 'Profile' })
  .add(Project, { id: 'Project' })
  .add(Role, { id: 'Role' })
  .add(Ticket, { id: 'Ticket' });
