import { cutText } from '#contract/cutText.ts';
import { serviceTitle } from '#contract/serviceTitles.ts';
import { withoutEnd } from '#contract/typedText.ts';
import { trainClassifier } from './classifier.ts';
import type { GeneratedIdea, IdeaEngine } from './engineContract.ts';
import { plainText } from './plainText.ts';
import { generalSolutionOf, labelledTexts, solutionOf, type Solution } from './solutions.ts';

/** What a quotation does not end with. */
const ENDING = /[.,;: ]/;
/** Characters of the person's request that an idea quotes, with the ellipsis. */
const MOST_QUOTED = 120;
/** How far ahead of the second the best score must be. ADR-0014 has the measurement. */
const CLEARLY_AHEAD = 0.004;
/** Solutions proposed beside the general one. */
const BESIDE_GENERAL = 3;

/** The offline engine: a classifier picks the solution whose examples are most like the request. */
export function openLocalEngine(): IdeaEngine {
  const rank = trainClassifier(labelledTexts);

  /** Where no solution is clearly ahead, the likeliest service's general one comes first. */
  function solutionsFor(request: string, count: number): Solution[] {
    const ranked = rank(request);
    const likeliest = ranked.map(({ label }) => solutionOf(label));
    const [best, second] = ranked;
    const margin = (best?.score ?? 0) - (second?.score ?? 0);
    if (margin >= CLEARLY_AHEAD) return likeliest.slice(0, count);
    const [service = 1] = likeliest[0]?.services ?? [];
    return [generalSolutionOf(service), ...likeliest.slice(0, BESIDE_GENERAL)].slice(0, count);
  }

  return {
    async generate(prompt, count) {
      const request = plainText(prompt);
      const ideas = solutionsFor(request, count).map((solution) => ideaOf(solution, request));
      return { ideas, engine: 'local' };
    },
  };
}

function ideaOf(
  { name, description, features, services }: Solution,
  request: string,
): GeneratedIdea {
  const titles = services.map((id) => `«${serviceTitle(id) ?? ''}»`).join(' y ');
  const ours = services.length > 1 ? 'nuestros servicios' : 'nuestro servicio';
  return {
    name,
    description: `Nos cuentas: «${quoted(request)}». ${description} Lo haríamos con ${ours} de ${titles}.`,
    features,
  };
}

/** The request's beginning, cut at a word, without a full stop and quotes of its own. */
function quoted(request: string): string {
  const text = withoutEnd(request.replace(/[«»]/g, '"'), ENDING);
  if (text.length <= MOST_QUOTED) return text;
  const cut = cutText(text, MOST_QUOTED - 1);
  const end = cut.lastIndexOf(' ');
  return `${withoutEnd(end > 0 ? cut.slice(0, end) : cut, ENDING)}…`;
}
