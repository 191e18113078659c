import { EmptyState } from '#ui/EmptyState';
import { Text } from '#ui/Text';
import { adminProjectsCopy } from './adminProjectsCopy.ts';

/** The empty state of the projects tab. */
export function NoProjects() {
  return (
    <EmptyState next={<Text $quiet>{adminProjectsCopy.noneNext}</Text>}>
      {adminProjectsCopy.none}
    </EmptyState>
  );
}
