export { Actions, Cluster, Stack } from './Stack.ts';
