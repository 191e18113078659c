import { SUBJECT_LENGTH } from '#contract/contactConstants.ts';
import type { CarriedIdea } from '#src/lib/carried.ts';
import type { ContactDraft, Sender } from './contactDraft.ts';

/*
 * An idea or a service as a message to the agency. It loads once somebody brings one: the landing does not wait for it.
 */

const ideaCopy = {
  /** How a service reads in the form. */
  serviceSubject: (name: string) => `Me interesa: ${name}`,
  serviceOpening: (name: string) => `Me interesa “${name}”.`,
  /** How an idea of the generator does: its person speaks. */
  ideaSubject: (name: string) => `Quiero este proyecto: ${name}`,
  ideaOpening: (name: string) => `Hola, quiero este proyecto: “${name}”.`,
  ideaPrompt: (prompt: string) => `Lo que pedí: «${prompt}»`,
  ideaClosing: 'Me gustaría conversar para empezar.',
  features: 'Incluye:',
} as const;

/**
 * The draft with an idea in it. An earlier idea's text gives way; what a person wrote stays: name,
 * e-mail and subject as they are, the message with the idea below it. Twice the same idea is once.
 */
export function withIdea(draft: ContactDraft, idea: CarriedIdea, sender: Sender): ContactDraft {
  const ideaSubject = subjectOf(idea).slice(0, SUBJECT_LENGTH);
  const ideaMessage = messageOf(idea);
  const isOwnSubject = !['', draft.ideaSubject].includes(draft.subject.trim());
  return {
    name: draft.name.trim() === '' ? sender.name : draft.name,
    email: draft.email.trim() === '' ? sender.email : draft.email,
    subject: isOwnSubject ? draft.subject : ideaSubject,
    message: put(ideaMessage, draft.message, draft.ideaMessage),
    ideaSubject,
    ideaMessage,
    ideaId: idea.id ?? '',
  };
}

function put(text: string, message: string, earlier: string): string {
  if (message.trim() === '') return text;
  if (earlier !== '' && message.includes(earlier)) return message.replace(earlier, () => text);
  return `${message.trimEnd()}\n\n${text}`;
}

function subjectOf({ name, prompt }: CarriedIdea): string {
  return prompt === undefined ? ideaCopy.serviceSubject(name) : ideaCopy.ideaSubject(name);
}

/** A service is named as we name it; of an idea its person speaks, who asked for it. */
function messageOf({ name, description, features, prompt }: CarriedIdea): string {
  const isIdea = prompt !== undefined;
  const said = (text: string) => (isIdea ? inFirstPerson(text) : text);
  const list = features.map((feature) => `- ${said(feature)}`);
  return [
    isIdea ? ideaCopy.ideaOpening(said(name)) : ideaCopy.serviceOpening(name),
    isIdea && ideaCopy.ideaPrompt(prompt),
    said(description),
    list.length > 0 && [ideaCopy.features, ...list].join('\n'),
    isIdea && ideaCopy.ideaClosing,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Words that speak to somebody, and how they say them themselves. Only those that mean nothing else: 'te'
 * is no tea, but 'ventas' may be sales.
 */
const OWN_WORDS = new Map(
  (
    'tu mi,tus mis,tú yo,te me,ti mí,contigo conmigo,abres abro,anotas anoto,anuncias anuncio,' +
    'apruebas apruebo,atiendes atiendo,cambias cambio,cierras cierro,compartes comparto,cuadras cuadro,' +
    'decides decido,defines defino,elijas elija,eliges elijo,emites emito,encuentras encuentro,' +
    'escribes escribo,estás estoy,fijes fije,ganas gano,haces hago,necesitas necesito,ofreces ofrezco,' +
    'pides pido,preparas preparo,puedes puedo,quieres quiero,recibes recibo,registras registro,' +
    'respondes respondo,revisas reviso,sabes sé,tienes tengo,trabajas trabajo,vas voy,vendes vendo,ves veo,' +
    // What the agency says of itself.
    'proponemos proponen,haríamos harían,nuestro su,nuestra su,nuestros sus,nuestras sus'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** A text that speaks to somebody, as they would say it: 'tu empresa' becomes 'mi empresa'. */
export function inFirstPerson(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const own = OWN_WORDS.get(word.toLowerCase());
    if (own === undefined) return word;
    return word === word.toLowerCase() ? own : own.charAt(0).toUpperCase() + own.slice(1);
  });
}
