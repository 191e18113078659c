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

/** Who writes, as far as that is known. */
export type Sender = Pick<ContactDraft, 'name' | 'email'>;
