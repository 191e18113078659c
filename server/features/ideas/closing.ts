import type { Reading } from './reading/readPrompt.ts';
import { fill } from './filling.ts';

const WITH_GOAL = [
  'Para tu {label}{in}, la meta es {goal}{by}.',
  'Tu {label}{in} lo usaría para {goal}{by}.',
  'Es una forma de {goal}{by} en tu {label}{in}.',
  'En tu {label}{in}, serviría para {goal}{by}.',
];

const WITH_MEANS = [
  'Funciona {means} y se adapta a tu {label}{in}.',
  'En tu {label}{in}, todo entraría {means}.',
];

const WITHOUT_GOAL = [
  'En tu {label}{in}, conviene tenerlo listo para {when}.',
  'Pensado para tu {label}{in}, donde {who} preguntan {ask}.',
  'Tu {label}{in} lo pondría a prueba antes de {when}.',
  'Está hecho para tu {label}{in}: empieza por responder {ask}.',
];

/** The sentences that tie an idea to what the person said. */
export function closing(reading: Reading, seed: number): string {
  const { trade, goals, channels, place, detail, trait } = reading;
  const aims = goals.map((goal) => goal.to).join(' y ');
  const means = channels.map((channel) => channel.by).join(' y ');
  const templates = aims ? WITH_GOAL : means ? WITH_MEANS : WITHOUT_GOAL;
  const sentence = fill(templates[seed % templates.length] ?? '', {
    label: trade.label,
    who: trade.who,
    when: trade.when,
    ask: trade.ask,
    goal: aims,
    means,
    by: means && ` ${means}`,
    in: place ? ` en ${place.name}` : '',
  });
  const start = detail && `Lo primero en entrar: ${detail}.`;
  return [sentence, start, trait].filter(Boolean).join(' ');
}
