import type { CarriedIdea } from '#src/lib/carried.ts';
import { contactCopy } from './contactCopy.ts';

/** What is typed, and what an idea wrote last, to be known again when another idea comes. */
export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
  ideaSubject: string;
  ideaMessage: string;
}

export const emptyContactDraft: ContactDraft = {
  name: '',
  email: '',
  subject: '',
  message: '',
  ideaSubject: '',
  ideaMessage: '',
};

/** The contract's limit of a subject. */
const SUBJECT_LENGTH = 200;

/**
 * The draft with an idea in it. An earlier idea's text gives way; what a person wrote stays: the
 * subject as it is, the message with the idea below it. Twice the same idea is once.
 */
export function withIdea(draft: ContactDraft, idea: CarriedIdea): ContactDraft {
  const ideaSubject = contactCopy.ideaSubject(idea.name).slice(0, SUBJECT_LENGTH);
  const ideaMessage = messageOf(idea);
  const isOwnSubject = !['', draft.ideaSubject].includes(draft.subject.trim());
  return {
    ...draft,
    subject: isOwnSubject ? draft.subject : ideaSubject,
    message: put(ideaMessage, draft.message, draft.ideaMessage),
    ideaSubject,
    ideaMessage,
  };
}

function put(text: string, message: string, earlier: string): string {
  if (message.trim() === '') return text;
  if (earlier !== '' && message.includes(earlier)) return message.replace(earlier, () => text);
  return `${message.trimEnd()}\n\n${text}`;
}

function messageOf({ name, description, features }: CarriedIdea): string {
  const list = features.map((feature) => `- ${feature}`);
  const parts = [contactCopy.ideaMessage(name, description)];
  if (list.length > 0) parts.push([contactCopy.ideaFeatures, ...list].join('\n'));
  return parts.join('\n\n');
}
