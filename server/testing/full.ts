/** Whether this run is the long one, `npm run test:full`; the gate leaves out what others prove. */
export const FULL = process.env.TEST_FULL === '1';
