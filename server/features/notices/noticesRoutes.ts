import { anyRole } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { mutedAfter, muteKinds, readNotices } from './noticesRepository.ts';

export function noticesRoutes(routes: ContractRoutes): void {
  routes.read('listNotices', anyRole, 'notices');
  routes.write('readNotices', anyRole, {
    write: (tx, { body, person }) => readNotices(tx, person.sub, body.ids),
  });
  routes.read('getNoticePreferences', anyRole, 'notice_preferences');
  routes.write('updateNoticePreferences', anyRole, {
    write: async (tx, { body }) => {
      const muted = await mutedAfter(tx, body);
      await muteKinds(tx, muted);
      return { muted };
    },
  });
}
