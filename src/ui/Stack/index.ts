export { Cluster, Stack } from './Stack.ts';
