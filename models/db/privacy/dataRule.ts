import type { QueryFilter, Types } from 'mongoose';
import type { DataKind } from '../../contract/privacy/keptData.ts';
import type { SessionSide } from '../../contract/sessions/sessions.ts';
import { chunk } from '../chunk.ts';

/** A person whose data is exported or deleted, with the values that find it. */
export interface DataSubject {
  _id: Types.ObjectId;
  Name: string;
  /** Lower case. */
  Email: string;
  phone: string;
  /** The person's sessions. */
  rooms: readonly SubjectRoom[];
}

export interface SubjectRoom {
  roomid: string;
  side: SessionSide;
  /** The other person's name; null if their account is deleted. */
  otherName: string | null;
}

export type Stored<D> = D & { _id: D extends { _id: infer Id } ? Id : Types.ObjectId };

/** What a collection stores about people, and what happens to it. Each model exports its rule beside its schema. */
export type DataRule<D> = NothingPersonal | PersonalData<D>;

export interface NothingPersonal {
  kind: null;
  /** Why no document of it is about a person. */
  because: string;
}

export interface PersonalData<D> {
  kind: DataKind;
  /** Filters, each served by an index, that together find exactly the documents about the person. */
  of(person: DataSubject): QueryFilter<D>[];
  /**
   * What the data export contains of a document: everything of the person's, in words where stored values are cryptic, and
   * nothing about others beyond what the pages show. Null: nothing.
   */
  show(document: Stored<D>, person: DataSubject): object | null;
  /** What happens to the person's documents when their account is deleted. */
  whenDeleted: 'erased' | Anonymised<D>;
}

/** For documents that another person still needs. */
export interface Anonymised<D> {
  /** Why they are kept, for the docs. */
  because: string;
  /** The other owner: once their account is deleted too, the document is erased. Null: no other account holder, or the team. */
  neededBy: ((document: Stored<D>, person: DataSubject) => Types.ObjectId | null) | null;
  /** The changed fields. Must be idempotent. */
  change(document: Stored<D>, person: DataSubject): Partial<D>;
}

/** Filters by the person's rooms, or by those where they were on this side, in chunks. */
export function roomFilters(person: DataSubject, side?: SessionSide): { roomid: { $in: string[] } }[] {
  const rooms = person.rooms.filter((room) => side === undefined || room.side === side);
  return chunk(rooms.map(({ roomid }) => roomid)).map((part) => ({ roomid: { $in: part } }));
}

/** A document without the database's own fields. */
export function withoutKeys<D extends object>(document: Stored<D>): object {
  const { _id, __v, ...shown } = document as Stored<D> & { __v?: unknown };
  return shown;
}

/** Whether the id is the person's. */
export function isPerson(id: Types.ObjectId, person: Pick<DataSubject, '_id'>): boolean {
  return id.toString() === person._id.toString();
}
