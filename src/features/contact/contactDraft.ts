import type { CarriedIdea } from '#src/lib/carried.ts';
import { contactCopy } from './contactCopy.ts';
import { inFirstPerson } from './firstPerson.ts';

/** What is typed, and what an idea wrote last, to be known again when another idea comes. */
export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
  ideaSubject: string;
  ideaMessage: string;
  /** Of the idea that the message is about; empty where the server keeps none. */
  ideaId: string;
}

export const emptyContactDraft: ContactDraft = {
  name: '',
  email: '',
  subject: '',
  message: '',
  ideaSubject: '',
  ideaMessage: '',
  ideaId: '',
};

/** The contract's limit of a subject. */
const SUBJECT_LENGTH = 200;

/** Who writes, as far as that is known. */
export type Sender = Pick<ContactDraft, 'name' | 'email'>;

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
  return prompt === undefined ? contactCopy.serviceSubject(name) : contactCopy.ideaSubject(name);
}

/** A service is named as we name it; of an idea its person speaks, who asked for it. */
function messageOf({ name, description, features, prompt }: CarriedIdea): string {
  const isIdea = prompt !== undefined;
  const said = (text: string) => (isIdea ? inFirstPerson(text) : text);
  const list = features.map((feature) => `- ${said(feature)}`);
  return [
    isIdea ? contactCopy.ideaOpening(said(name)) : contactCopy.serviceOpening(name),
    isIdea && contactCopy.ideaPrompt(prompt),
    said(description),
    list.length > 0 && [contactCopy.features, ...list].join('\n'),
    isIdea && contactCopy.ideaClosing,
  ]
    .filter(Boolean)
    .join('\n\n');
}
