import { useParams } from 'react-router-dom';
import { BriefChanges } from '#src/features/history/ChangeList.tsx';
import { ProjectScreen } from '#src/features/projects/page/ProjectScreen.tsx';

export default function ProjectPage() {
  const { id = '' } = useParams();
  return (
    <ProjectScreen
      key={id}
      id={id}
      showHistory={({ history, phases }) => (
        <BriefChanges
          rows={history}
          names={Object.fromEntries(phases.map((phase) => [`phase:${phase.id}`, phase.name]))}
        />
      )}
    />
  );
}
