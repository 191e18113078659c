import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { CallName, calls } from '#contract/calls.ts';
import type { Claims, Queryable } from '../db/port.ts';
import type { AsReader, Reader } from '../db/rights.ts';
import type { Access } from './access.ts';
import type { Admission } from './admission.ts';
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
/** A call whose query may have a limit, or that answers the first rows of a search. */
type ListCall = {
  [Name in PrivateName]: Query<Name> extends { limit?: number | undefined } | { q: string }
    ? Name
    : never;
}[PrivateName];

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
  /** Time limit of each statement of `write` in ms, for a call that takes longer than others. */
  within?: number;
  /** Runs before the body is read. */
  admit?: Admission;
  /** Runs before the transaction, which must not wait for other services. */
  prepare?: (call: Given) => Promise<Prepared>;
  /** Runs in one transaction: all of it is kept, or nothing. */
  write: (tx: Queryable, call: Given, prepared: Prepared) => Promise<Answer<Name>>;
  /** Runs after the commit. If it fails, so does the call, and what was written stays. */
  after?: (call: Given) => Promise<void>;
  /** Undoes what `prepare` did elsewhere if `write` fails. */
  undo?: (prepared: Prepared) => Promise<void>;
  /** `write` adds mails to the outbox: the mailer is woken after the commit. */
  mails?: true;
}

/** The steps of a call that answers an export: rows as a file for a person. */
interface ExportOf<Name extends CallName> {
  /** The file name that the browser suggests. */
  fileName: () => string;
  /** Refuses before anything is sent; the role has been checked. */
  prepare?: (person: Claims) => Promise<void>;
  /** Yields the export in parts, read in transactions of their own. */
  write: (query: Query<Name>, asReader: AsReader) => AsyncGenerator<string | Uint8Array>;
}

/** Registers the contract's calls: access, input, handler. */
export interface ContractRoutes {
  /** A read, bound to the caller: row-level security decides which rows it returns. */
  read(name: PrivateName, access: Access, read: string): void;
  /**
   * Rows of a list, which an open page polls: one that did not change is a 304. A whole list has a time limit of its
   * own.
   *
   * @param read answers JSON text in a transaction that is bound to the caller
   * @param options.within time limit of a part of the list in ms, where that takes longer than other reads
   */
  list<Name extends ListCall>(
    name: Name,
    access: Access,
    read: (tx: Queryable, reader: Reader, query: Query<Name>) => Promise<string>,
    options?: { within?: number },
  ): void;
  /**
   * An export that is read in parts, each bound to the caller anew. The connection is cut if a part
   * fails, so that half an export cannot pass for a whole one.
   */
  export<Name extends PrivateName>(name: Name, access: Access, work: ExportOf<Name>): void;
  /** A write with the caller's rights: row-level security decides whether it is allowed. */
  write<Name extends PrivateName, Prepared = void>(
    name: Name,
    access: Access,
    work: Work<Name, PersonsCall<Name>, Prepared>,
  ): void;
  /** A response that stays open; `open` decides what it sends. */
  events(name: PrivateName, access: Access, open: (person: Claims) => Promise<Readable>): void;
  /**
   * A public call; it runs with the API's own rights. A call that creates also wakes the mailer.
   */
  open<Name extends PublicName, Prepared = void>(
    name: Name,
    work: Work<Name, OpenCall<Name>, Prepared>,
  ): void;
}
