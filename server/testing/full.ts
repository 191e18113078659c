/** Whether this is the long run, `npm run test:full`. */
export const FULL = process.env.TEST_FULL === '1';
