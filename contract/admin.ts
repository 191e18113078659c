import * as z from 'zod/mini';
import { Idea } from './ideas.ts';
import { More } from './lists.ts';
import { Profile, Role } from './people.ts';
import { Project } from './projects.ts';
import { Ticket } from './tickets.ts';

/** The admin data bundle (DATA-1): all data of the admin panel in one response. */
export const AdminData = z.object({
  projects: z.array(Project),
  tickets: z.array(Ticket),
  ideas: z.array(Idea),
  project_managers: z.array(Profile),
  /** Who can run projects: active project managers and admins. Another server may omit it: then the project managers do. */
  eligible_managers: z.optional(z.array(Profile)),
  roles: z.array(Role),
  profiles: z.array(Profile),
  /** The rest of each list that `limit` has cut; lists missing here are complete. */
  more: z.optional(
    z.object({
      projects: z.optional(More),
      tickets: z.optional(More),
      ideas: z.optional(More),
    }),
  ),
});
export type AdminData = z.infer<typeof AdminData>;
