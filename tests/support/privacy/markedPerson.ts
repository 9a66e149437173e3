import { randomUUID } from 'node:crypto';
import type { Role } from '@preproom/models/contract/accounts/users';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { type CollectionName, DATA_REGISTRY } from '@preproom/models/db/privacy/dataRegistry';
import { anyRoomId, createUser } from '@preproom/models/db/testing/factories';
import type { Model, Schema, SchemaType, Types } from 'mongoose';
import { OURS } from './ourTexts.ts';

/** Affiliates and admins are in no session. */
type Side = 'learner' | 'mentor' | 'none';
type Document = Record<string, unknown>;

/** A person whose name, address and number stand in every text about them, so that a search finds what was not removed. */
export interface MarkedPerson {
  _id: Types.ObjectId;
  Name: string;
  Email: string;
  phone: string;
}

/** The collections that people of one side alone have. */
const ONE_SIDED: Partial<Record<CollectionName, Side>> = {
  readingBuckets: 'learner',
  reportLinks: 'learner',
  studentProfiles: 'learner',
  assessmentAttempts: 'learner',
  reviewCards: 'learner',
  topicPractices: 'learner',
  practiceStreaks: 'learner',
  jobAlerts: 'learner',
  jobApplications: 'learner',
  mentorProfiles: 'mentor',
  favouriteQuestions: 'mentor',
  availabilities: 'mentor',
  payRates: 'mentor',
  earningEntries: 'mentor',
  mentorPans: 'mentor',
  mentorPayees: 'mentor',
};

const OTHERS_ADDRESS = 'other.person@planted.example';

/** Whether there is such a document about somebody on this side: who is in no session has nothing that lies in a room. */
function isHeld(database: Database, name: CollectionName, side: Side): boolean {
  if (name === 'users' || (ONE_SIDED[name] ?? side) !== side) return false;
  if (side !== 'none') return true;
  const { paths } = database[name].schema as Schema;
  return name !== 'sessions' && (!('roomid' in paths) || 'userId' in paths);
}

export const PERSONAL = (Object.keys(DATA_REGISTRY) as CollectionName[]).filter(
  (name) => DATA_REGISTRY[name].kind !== null,
);

export function createMarkedPerson(
  database: Database,
  Name: string,
  phone: string,
  role: Role = 'user',
): Promise<MarkedPerson> {
  return createUser(database, {
    ...{ Name, phone, role },
    Email: `${anyRoomId()}@planted.example`,
    deletion: null,
  } as never);
}

/**
 * Puts a document into every collection that is about people, made from its schema alone: every id is the person's but for the
 * other side's, every address their address, every other text tells who they are. Returns the room in which they met.
 */
export async function fillEveryCollection(
  database: Database,
  person: MarkedPerson,
  other: { _id: Types.ObjectId },
  side: Side,
): Promise<string> {
  const roomid = anyRoomId();
  const builder = new DocumentBuilder(person, other, side, roomid);
  const insert = async (name: CollectionName, change: Document = {}) => {
    const document = { ...builder.document(database[name].schema as Schema), ...OURS[name], ...change };
    const { collection } = database[name] as unknown as Model<Document>;
    await collection.insertOne(document as never, { ignoreUndefined: true }).catch((error) => {
      // What a person has only once is there from another room.
      if (!isDuplicateKey(error)) throw error;
    });
  };
  for (const name of PERSONAL.filter((name) => isHeld(database, name, side))) await insert(name);
  // What somebody else was told of the person; its key and its template are our words.
  const toOther = { to: OTHERS_ADDRESS, userId: other._id, otherId: person._id };
  await insert('mails', { ...toOther, key: randomUUID(), template: 'feedback', offAddress: null });
  return roomid;
}

class DocumentBuilder {
  readonly #person: MarkedPerson;
  readonly #other: Types.ObjectId;
  readonly #side: Side;
  readonly #roomid: string;

  constructor(person: MarkedPerson, other: { _id: Types.ObjectId }, side: Side, roomid: string) {
    this.#person = person;
    this.#other = other._id;
    this.#side = side;
    this.#roomid = roomid;
  }

  document(schema: Schema): Document {
    const document: Document = {};
    schema.eachPath((path, type) => {
      if (path === '__v' || (path === '_id' && type.instance === 'ObjectId')) return;
      const steps = path.split('.');
      const last = steps.pop() ?? path;
      const parent = steps.reduce<Document>((at, step) => {
        at[step] ??= {};
        return at[step] as Document;
      }, document);
      parent[last] = this.#value(last, type);
    });
    return document;
  }

  #value(name: string, type: SchemaType): unknown {
    switch (type.instance) {
      case 'String':
        return this.#text(name, type);
      case 'ObjectId':
        return this.#id(name);
      case 'Number':
        return Math.floor(Math.random() * 1e9);
      case 'Boolean':
        return false;
      case 'Date':
        return new Date(Date.now() + 60_000);
      case 'Buffer':
        return Buffer.from(this.#about().padEnd(130).slice(0, 130));
      case 'Embedded':
        return this.document(schemaOf(type));
      case 'Array':
        return [this.#item(name, type)];
      case 'Mixed':
      case 'Map':
        return { said: this.#about(), deep: [{ said: this.#about() }] };
      default:
        throw new Error(`The builder has no value for ${type.instance} (${name})`);
    }
  }

  #item(name: string, type: SchemaType): unknown {
    const { schema, embeddedSchemaType } = type as SchemaType & { embeddedSchemaType: SchemaType };
    return schema ? this.document(schemaOf(type)) : this.#value(name, embeddedSchemaType);
  }

  #id(name: string): Types.ObjectId {
    const others = this.#side === 'learner' ? ['mentorId', 'against'] : ['learnerId', 'by'];
    return [...others, 'otherId'].includes(name) ? this.#other : this.#person._id;
  }

  #text(name: string, type: SchemaType): string {
    const allowed = (type.options as { enum?: (string | null)[] }).enum;
    if (name === 'side' && this.#side !== 'none') return this.#side;
    if (name === 'roomid') return this.#roomid;
    // Ids are made by programs: nobody writes into one.
    if (/Id$|^_id$/.test(name)) return randomUUID();
    if (allowed) return allowed.find((value) => value !== null) ?? '';
    if (/^(e-?mail|to)$/i.test(name)) return this.#person.Email;
    return `${this.#about()} ${randomUUID()}`;
  }

  /** As people write it: the whole name in another case, the first alone, the number with spaces. */
  #about(): string {
    const { Name, Email, phone } = this.#person;
    const national = phone.replace(/^\+91/, '');
    const numbers = [
      phone,
      `0${national}`,
      `${national.slice(0, 5)} ${national.slice(5)}`,
      `(${phone.slice(0, 3)}) ${national.slice(0, 3)}-${national.slice(3)}`,
    ];
    return `${Name} (${Name.toUpperCase()}, ${Name.split(' ')[0]}) ${Email} ${Email.toUpperCase()} ${numbers.join(' / ')}`;
  }
}

function schemaOf(type: SchemaType): Schema {
  return (type as SchemaType & { schema: Schema }).schema;
}

/** The collections in which a person is still mentioned, with how: by a part of the name, the address or the number, however written. */
export async function mentionsOf(
  database: Database,
  { Name, Email, phone }: MarkedPerson,
  further: string[] = [],
): Promise<string[]> {
  const words = [...Name.split(' '), Email, ...further].map((word) => word.toLowerCase());
  const national = phone.slice(-10);
  return [...(await everythingStored(database))].flatMap(([name, stored]) => {
    const text = stored.toLowerCase();
    const digits = text.replace(/(?<=\d)[\s().-]+(?=\d)/g, '');
    const found = [
      ...words.filter((word) => text.includes(word)),
      ...(digits.includes(national) ? [national] : []),
    ];
    return found.length > 0 ? [`${name}: ${found.join(', ')}`] : [];
  });
}

/** Every document of every collection of the database, ours or not, as one text: bytes are read as text. */
export async function everythingStored(database: Database): Promise<Map<string, string>> {
  const { db } = database.connection;
  if (!db) throw new Error('The database is closed');
  const found = new Map<string, string>();
  for (const { name } of await db.listCollections().toArray()) {
    const documents = await db.collection(name).find().toArray();
    found.set(name, documents.map((document) => JSON.stringify(document, bytesAsText)).join('\n'));
  }
  return found;
}

function bytesAsText(this: Document, key: string, value: unknown): unknown {
  const stored = this[key];
  if (stored instanceof Uint8Array) return Buffer.from(stored).toString('latin1');
  if (stored && typeof stored === 'object' && '_bsontype' in stored && stored._bsontype === 'Binary')
    return Buffer.from((stored as unknown as { buffer: Uint8Array }).buffer).toString('latin1');
  return value;
}
