/** The typed values, and the text last inserted for an idea, so that another idea can replace it. */
export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
  ideaSubject: string;
  ideaMessage: string;
  /** Id of the idea that the message is about; empty if the server does not store ideas. */
  ideaId: string;
  /** 'yes' if the form came with the offer of a free session: then the two fields below are shown. */
  session: '' | 'yes';
  contactBy: string;
  phone: string;
}

export const emptyContactDraft: ContactDraft = {
  name: '',
  email: '',
  subject: '',
  message: '',
  ideaSubject: '',
  ideaMessage: '',
  ideaId: '',
  session: '',
  contactBy: '',
  phone: '',
};

/** The sender, as far as known. */
export type Sender = Pick<ContactDraft, 'name' | 'email'>;
