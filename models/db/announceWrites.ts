import type { Connection, Model, Schema } from 'mongoose';

/** The collections of which everyone sees the same. */
export const PUBLIC_COLLECTIONS = ['products', 'blogs', 'jobs'] as const;
export type PublicCollection = (typeof PUBLIC_COLLECTIONS)[number];

/** Those whose writes change what waits for the team. */
export const TEAM_COLLECTIONS = [
  'contactMessages',
  'mentorProfiles',
  'orders',
  'ratings',
  'queries',
  'reports',
] as const;
export type AnnouncedCollection = PublicCollection | (typeof TEAM_COLLECTIONS)[number];

const UPDATES = [
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
] as const;

/** Has each write that this process makes to the schema's collection announced, once it is done and before its caller goes on. */
// biome-ignore lint/suspicious/noExplicitAny: Schema is invariant in what is stored, which makes no difference here.
export function announceWrites(schema: Schema<any>): void {
  for (const update of UPDATES)
    schema.post(update, function () {
      announce(this.model);
    });
  schema.post('save', function () {
    announce(this.constructor as Model<unknown>);
  });
  for (const insert of ['insertMany', 'bulkWrite'] as const)
    schema.post(insert, function () {
      announce(this as unknown as Model<unknown>);
    });
}

/** See `Database.onWrite`. */
export function onWrite(connection: Connection, collection: AnnouncedCollection, listener: () => void): void {
  connection.on(eventOf(collection), listener);
}

function announce(model: Pick<Model<unknown>, 'db' | 'collection'>): void {
  model.db.emit(eventOf(model.collection.collectionName));
}

function eventOf(collection: string): string {
  return `written:${collection}`;
}
