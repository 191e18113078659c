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
type PrivateName = Exclude<CallName, PublicName>;

/** A call whose body and id have passed validation. */
export interface Call<Name extends CallName> {
  readonly body: Body<Name>;
  /** The path's `:id`; empty if the path has none. */
  readonly id: string;
  /** The files of a form; empty where none came. */
  readonly files: readonly Upload[];
  /** The caller's network address. */
  readonly ip: string;
}

/** A call by an authorised person. */
export interface PersonsCall<Name extends CallName> extends Call<Name> {
  readonly person: Claims;
}

/** A public call. */
interface OpenCall<Name extends CallName> extends Call<Name> {
  /** The signed-in sender, if the request has a valid token; an invalid one is ignored. */
  readonly sender: () => Promise<Claims | null>;
}

/** The steps of a call that writes. */
export interface Work<Name extends CallName, Given, Prepared> {
  /** Runs before the transaction, which must not wait for other services. */
  prepare?: (call: Given) => Promise<Prepared>;
  /** Runs in one transaction: all of it is kept, or nothing. */
  write: (tx: Queryable, call: Given, prepared: Prepared) => Promise<Answer<Name>>;
  /** Undoes what `prepare` did elsewhere if `write` fails. */
  undo?: (prepared: Prepared) => Promise<void>;
  /** `write` adds mails to the outbox: the mailer is woken after the commit. */
  mails?: true;
}

/** The steps of a call that answers a file. */
interface FileOf<Name extends CallName> {
  read: Read;
  /** The file name that the browser suggests. */
  fileName: () => string;
  /** Yields the file's text in parts; `part` reads one from the database. */
  write: (query: Query<Name>, part: (given: object) => Promise<string>) => AsyncGenerator<string>;
}

/** Registers the contract's calls: access, input, handler. */
export interface ContractRoutes {
  /**
   * A read, bound to the caller: row-level security decides which rows it returns.
   *
   * @param complete builds the read's input from the query, where it differs
   */
  read<Name extends PrivateName>(
    name: Name,
    access: Access,
    read: Read,
    complete?: (query: Query<Name>) => object,
  ): void;
  /**
   * A file that is read in parts, each bound to the caller anew. The connection is cut if a part
   * fails, so that half a file cannot pass for a whole one.
   */
  file<Name extends PrivateName>(name: Name, access: Access, file: FileOf<Name>): void;
  /** A write with the caller's rights: row-level security decides whether it is allowed. */
  write<Name extends PrivateName, Prepared = void>(
    name: Name,
    access: Access,
    work: Work<Name, PersonsCall<Name>, Prepared>,
  ): void;
  /** A response that stays open; `open` decides what it sends, by person and role. */
  events(
    name: PrivateName,
    access: Access,
    open: (person: Claims, role: string) => Promise<Readable>,
  ): void;
  /**
   * A public call; it runs with the API's own rights. A call that creates also wakes the mailer.
   */
  open<Name extends PublicName, Prepared = void>(
    name: Name,
    work: Work<Name, OpenCall<Name>, Prepared>,
  ): void;
}
