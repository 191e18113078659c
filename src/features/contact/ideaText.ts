import { SUBJECT_LENGTH } from '#contract/contactConstants.ts';
import { cutText } from '#contract/cutText.ts';
import type { CarriedIdea } from '#src/lib/carried.ts';
import type { ContactDraft, Sender } from './contactDraft.ts';

/*
 * Converts an idea or a service to a message to the agency. Loaded only when one is carried to the form, to keep the
 * landing small.
 */

const ideaCopy = {
  /** The message about a service. */
  serviceSubject: (name: string) => `Me interesa: ${name}`,
  serviceOpening: (name: string) => `Me interesa «${name}».`,
  /** The message about an idea, in the first person. */
  ideaSubject: (name: string) => `Quiero este proyecto: ${name}`,
  ideaOpening: (name: string) => `Hola, quiero este proyecto: «${name}».`,
  ideaPrompt: (prompt: string) => `Lo que pedí: «${prompt}»`,
  ideaClosing: 'Me gustaría conversar para empezar.',
  features: 'Incluye:',
} as const;

/**
 * Inserts an idea into the draft. It replaces the text of an earlier idea and keeps what the person typed; a typed
 * message gets the idea below it. Inserting the same idea again changes nothing.
 */
export function withIdea(draft: ContactDraft, idea: CarriedIdea, sender: Sender): ContactDraft {
  const ideaSubject = cutText(subjectOf(idea), SUBJECT_LENGTH);
  const ideaMessage = messageOf(idea);
  const isOwnSubject = !['', draft.ideaSubject].includes(draft.subject.trim());
  return {
    ...draft,
    name: draft.name.trim() === '' ? sender.name : draft.name,
    email: draft.email.trim() === '' ? sender.email : draft.email,
    subject: isOwnSubject ? draft.subject : ideaSubject,
    message: put(ideaMessage, draft.message, draft.ideaMessage),
    ideaSubject,
    ideaMessage,
    ideaId: idea.id ?? '',
    session: idea.session === true ? 'yes' : '',
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

/** The sentence of the local engine that repeats the prompt, which the message has already. */
const PROMPT_AGAIN = /^Nos cuentas: «[^»]*»\. /;

/** The text about a service keeps the agency's wording; the text about an idea is in the person's voice. */
function messageOf({ name, description, features, prompt }: CarriedIdea): string {
  const isIdea = prompt !== undefined;
  const said = (text: string) => (isIdea ? inFirstPerson(text) : text);
  const list = features.map((feature) => `- ${said(feature)}`);
  return [
    isIdea ? ideaCopy.ideaOpening(said(name)) : ideaCopy.serviceOpening(name),
    isIdea && ideaCopy.ideaPrompt(prompt),
    said(isIdea ? description.replace(PROMPT_AGAIN, '') : description),
    list.length > 0 && [ideaCopy.features, ...list].join('\n'),
    isIdea && ideaCopy.ideaClosing,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Second-person words with their first-person forms. Only unambiguous ones: 'ventas', for example, is also a noun.
 */
const OWN_WORDS = new Map(
  (
    'tu mi,tus mis,tú yo,te me,ti mí,contigo conmigo,abres abro,anotas anoto,anuncias anuncio,' +
    'apruebas apruebo,atiendes atiendo,cambias cambio,cierras cierro,compartes comparto,cuadras cuadro,' +
    'decides decido,defines defino,elijas elija,eliges elijo,emites emito,encuentras encuentro,' +
    'escribes escribo,estás estoy,fijes fije,ganas gano,haces hago,necesitas necesito,ofreces ofrezco,' +
    'pides pido,preparas preparo,puedes puedo,quieres quiero,recibes recibo,registras registro,' +
    'respondes respondo,revisas reviso,sabes sé,tienes tengo,trabajas trabajo,vas voy,vendes vendo,ves veo,' +
    'actualizas actualizo,alquilas alquilo,buscas busco,comparas comparo,dejas dejo,envías envío,' +
    'explicas explico,grabas grabo,ingresas ingreso,lees leo,pierdes pierdo,pones pongo,presentas presento,' +
    'prestas presto,publicas publico,puedas pueda,quitas quito,sigues sigo,subes subo,usas uso,uses use,' +
    // First person plural: the agency.
    'proponemos proponen,haríamos harían,nuestro su,nuestra su,nuestros sus,nuestras sus,armamos arman,' +
    'capacitamos capacitan,construimos construyen,convertimos convierten,definimos definen,' +
    'diseñamos diseñan,elegimos eligen,miramos miran,mostramos muestran,ordenamos ordenan,' +
    'preparamos preparan,probamos prueban,revisamos revisan'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Changes second person to first: 'tu empresa' becomes 'mi empresa'. */
export function inFirstPerson(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const own = OWN_WORDS.get(word.toLowerCase());
    if (own === undefined) return word;
    return word === word.toLowerCase() ? own : own.charAt(0).toUpperCase() + own.slice(1);
  });
}
