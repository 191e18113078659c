export { Outcome } from './Outcome.tsx';
export { OutcomeMark } from './OutcomeMark.tsx';
