import { limaClock } from '#contract/limaTime.ts';
import type { Phase } from '#contract/projects.ts';
import { dueDay, longDay, shortDay } from '#src/lib/calendar.ts';
import { nextDelivery } from './projectFacts.ts';
import type { ProjectFacts } from './projectFacts.ts';

const NUMBERS = 'Ningún Un Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez'.split(' ');

/** The client's projects in a sentence or two; null without projects. */
export function summaryText(facts: readonly ProjectFacts[], now: Date): string | null {
  if (facts.length === 0) return null;
  const running = facts.filter(({ isFinished }) => !isFinished).length;
  if (running === 0) {
    return facts.length === 1
      ? 'Tu proyecto está terminado.'
      : `Tus ${numberText(facts.length).toLowerCase()} proyectos están terminados.`;
  }
  const projects = `${numberText(running)} ${running === 1 ? 'proyecto' : 'proyectos'} en marcha.`;
  const delivery = nextDelivery(facts);
  if (delivery === null) return projects;
  const { phase, project } = delivery;
  const day = endText(phase, now);
  return `${projects} La próxima entrega es el ${day}: ${phase.name} de ${project.name}.`;
}

/** 'Desarrollo, vence el lunes 30 nov', and what keeps it waiting. */
export function currentText({ current, overdue }: ProjectFacts, now: Date): string | null {
  if (current === null) return null;
  const { name, state } = current;
  const day = endText(current, now);
  if (state === 'entregada') return `${name}, entregada`;
  if (current === overdue) return `${name}, venció el ${day}`;
  return state === 'con cambios'
    ? `${name}, con cambios pedidos, vence el ${day}`
    : `${name}, vence el ${day}`;
}

/** What whoever is in charge has to do about a project, a line each. */
export function workTexts({ overdue, next, awaiting }: ProjectFacts, now: Date) {
  return [
    ...(overdue === null ? [] : [`${headOf(overdue)} venció el ${endText(overdue, now)}`]),
    ...awaiting.map(
      ({ name, deliveredAt }) => `${name}: espera al cliente${sinceText(deliveredAt, now)}`,
    ),
    ...(next === null ? [] : [`${headOf(next)} vence el ${endText(next, now)}`]),
  ];
}

/** 'Desarrollo:', and whether its client asked for changes. */
function headOf({ name, state }: Phase): string {
  return state === 'con cambios' ? `${name}: con cambios pedidos,` : `${name}:`;
}

function sinceText(deliveredAt: Phase['deliveredAt'], now: Date): string {
  return typeof deliveredAt !== 'string'
    ? ''
    : ` desde el ${dayText(limaClock(new Date(deliveredAt)), now)}`;
}

function numberText(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function endText({ endDate }: Phase, now: Date): string {
  return dueDay(new Date(endDate), now);
}

/** The year is named only where it is another. */
export function dayText(day: Date, now: Date): string {
  return day.getUTCFullYear() === limaClock(now).getUTCFullYear() ? shortDay(day) : longDay(day);
}
