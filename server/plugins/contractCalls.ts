import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { CallName, calls } from '#contract/calls.ts';
import type { Claims, Queryable } from '../db/port.ts';
import type { Read } from '../db/readAs.ts';
import type { Access } from './access.ts';
import type { Upload } from './uploadedFile.ts';

type Endpoints = typeof calls;
export type Answer<Name extends CallName> = z.output<Endpoints[Name]['response']>;
export type Body<Name extends CallName> = Endpoints[Name] extends {
  body: infer Schema extends z.core.$ZodType;
}
  ? z.output<Schema>
  : undefined;
export type Query<Name extends CallName> = Endpoints[Name] extends {
  query: infer Schema extends z.core.$ZodType;
}
  ? z.output<Schema>
  : undefined;
type PublicName = {
  [Name in CallName]: Endpoints[Name] extends { public: true } ? Name : never;
}[CallName];
export type PrivateName = Exclude<CallName, PublicName>;

/** A call whose body and id have been checked. */
export interface Call<Name extends CallName> {
  readonly body: Body<Name>;
  /** What stands for the path's `:id`; empty where there is none. */
  readonly id: string;
  /** The files of a form; empty where none came. */
  readonly files: readonly Upload[];
  /** The caller's network address. */
  readonly ip: string;
}

/** A call by somebody who may make it. */
export interface PersonsCall<Name extends CallName> extends Call<Name> {
  readonly person: Claims;
}

/** A call that everybody may make. */
export interface OpenCall<Name extends CallName> extends Call<Name> {
  /** Who sent it, where a good token came along; a bad one is ignored. */
  readonly sender: () => Promise<Claims | null>;
}

/** What a call that changes something does. */
export interface Work<Name extends CallName, Given, Prepared> {
  /** Before the transaction, which must not wait for other services or for people. */
  prepare?: (call: Given) => Promise<Prepared>;
  /** In one transaction: all of it is kept, or nothing. */
  write: (tx: Queryable, call: Given, prepared: Prepared) => Promise<Answer<Name>>;
  /** Takes back what `prepare` did elsewhere, when `write` failed. */
  undo?: (prepared: Prepared) => Promise<void>;
  /** `write` puts mails into the outbox: the mailer is woken after it. */
  mails?: true;
}

/** What a call that answers a file does. */
export interface FileOf<Name extends CallName> {
  read: Read;
  /** What the browser saves it as. */
  fileName: () => string;
  /** Its text, part by part; `part` reads one. */
  write: (query: Query<Name>, part: (given: object) => Promise<string>) => AsyncGenerator<string>;
}

/** Serves calls of the contract: who may call, what they may send, what answers. */
export interface ContractRoutes {
  /**
   * A read, bound to the caller: row-level security decides which rows it sees.
   *
   * @param complete makes of the query what the read is given, where that is more
   */
  read<Name extends PrivateName>(
    name: Name,
    access: Access,
    read: Read,
    complete?: (query: Query<Name>) => object,
  ): void;
  /**
   * A file that is read part by part, each of them bound to the caller anew. The connection is cut when a
   * part fails, lest half a file looks like a whole one.
   */
  file<Name extends PrivateName>(name: Name, access: Access, file: FileOf<Name>): void;
  /** A change, written with the caller's rights: row-level security decides whether it may be. */
  write<Name extends PrivateName, Prepared = void>(
    name: Name,
    access: Access,
    work: Work<Name, PersonsCall<Name>, Prepared>,
  ): void;
  /** An answer that goes on: what it sends is for `open` to say, given who asks and in which role. */
  events(
    name: PrivateName,
    access: Access,
    open: (person: Claims, role: string) => Promise<Readable>,
  ): void;
  /** What everybody may send; done with the API's own rights. What it made, it also mailed. */
  open<Name extends PublicName, Prepared = void>(
    name: Name,
    work: Work<Name, OpenCall<Name>, Prepared>,
  ): void;
}
