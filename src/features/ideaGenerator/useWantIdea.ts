import { useNavigate } from 'react-router-dom';
import type { CarriedIdea } from '#src/lib/carried.ts';
import { sectionPath } from '#src/lib/paths.ts';

/** Leads to the contact form with an idea, which travels in the router's state. */
export function useWantIdea(): (idea: CarriedIdea) => void {
  const navigate = useNavigate();
  return ({ name, description, features, prompt, id }) => {
    const idea = { name, description, features, prompt, id };
    void navigate(sectionPath('contact'), { state: { idea } });
  };
}
