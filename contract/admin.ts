import * as z from 'zod/mini';
import { Idea } from './ideas.ts';
import { More } from './lists.ts';
import { Profile, Role } from './people.ts';
import { Project } from './projects.ts';
import { Ticket } from './tickets.ts';

/** The admin data bundle (DATA-1): everything the panel shows in one answer. */
export const AdminData = z.object({
  projects: z.array(Project),
  tickets: z.array(Ticket),
  ideas: z.array(Idea),
  project_managers: z.array(Profile),
  roles: z.array(Role),
  profiles: z.array(Profile),
  /** Of the lists that a `limit` has cut; whatever is missing here is whole. */
  more: z.optional(
    z.object({
      projects: z.optional(More),
      tickets: z.optional(More),
      ideas: z.optional(More),
    }),
  ),
});
export type AdminData = z.infer<typeof AdminData>;
