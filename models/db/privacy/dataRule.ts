import type { QueryFilter, Types } from 'mongoose';
import type { DataKind } from '../../contract/people/keptData.ts';
import type { SessionSide } from '../../contract/room/sessions.ts';
import { chunk } from '../chunk.ts';

/** Somebody whose data are handed out or removed, with what their data are found by. */
export interface DataSubject {
  _id: Types.ObjectId;
  Name: string;
  /** Lower case. */
  Email: string;
  phone: string;
  /** The sessions in which this person was. */
  rooms: readonly SubjectRoom[];
}

export interface SubjectRoom {
  roomid: string;
  side: SessionSide;
  /** Whom the person met there; null when they are gone. */
  otherName: string | null;
}

export type Stored<D> = D & { _id: D extends { _id: infer Id } ? Id : Types.ObjectId };

/** What a collection holds about people, and what becomes of it; each model exports its own, beside its schema. */
export type DataRule<D> = NothingPersonal | PersonalData<D>;

export interface NothingPersonal {
  kind: null;
  /** Why no document of it is about a person. */
  because: string;
}

export interface PersonalData<D> {
  kind: DataKind;
  /** Filters, each with an index that serves it, that together find every document about the person, and nothing else. */
  of(person: DataSubject): QueryFilter<D>[];
  /**
   * What the person is shown of a document when they download their data: everything that is theirs, in words where the stored
   * form says little, and nothing of another person beyond what the pages show. Null: nothing of it.
   */
  show(document: Stored<D>, person: DataSubject): object | null;
  /** What becomes of the person's documents when their account is deleted. */
  whenDeleted: 'erased' | Anonymised<D>;
}

/** For documents that somebody else still needs. */
export interface Anonymised<D> {
  /** Why they are not erased, as the docs say it. */
  because: string;
  /** Whose they are as well: once that person is gone too, the document is erased. Null: nobody's with an account, or the team's. */
  neededBy: ((document: Stored<D>, person: DataSubject) => Types.ObjectId | null) | null;
  /** The fields that change; the same again when it is asked again. */
  change(document: Stored<D>, person: DataSubject): Partial<D>;
}

/** What happened in the person's rooms, or in those where they were on this side; long lists in parts. */
export function roomFilters(person: DataSubject, side?: SessionSide): { roomid: { $in: string[] } }[] {
  const rooms = person.rooms.filter((room) => side === undefined || room.side === side);
  return chunk(rooms.map(({ roomid }) => roomid)).map((part) => ({ roomid: { $in: part } }));
}

/** A document without what the database adds for itself. */
export function withoutKeys<D extends object>(document: Stored<D>): object {
  const { _id, __v, ...shown } = document as Stored<D> & { __v?: unknown };
  return shown;
}

/** Whether two ids are of the same person. */
export function isPerson(id: Types.ObjectId, person: Pick<DataSubject, '_id'>): boolean {
  return id.toString() === person._id.toString();
}
