import type { mongo } from 'mongoose';
import { articleTerms } from '../blogs/articleTerms.ts';
import { isDuplicateKey } from '../errors.ts';
import { alertFacets, facetsOfJob } from '../jobs/jobFacets.ts';
import { mentorWords } from '../mentors/mentorProfile.model.ts';
import { searchWords } from '../searchWords.ts';
import type { Upgrade } from './upgrade.ts';

/** What search words are made of: collection, text field, word field. */
const NAMED = [
  ['users', 'Name', 'nameWords'],
  ['queries', 'name', 'nameWords'],
  ['contactMessages', 'name', 'nameWords'],
  ['jobApplications', 'Name', 'nameWords'],
  ['products', 'product_name', 'nameWords'],
  ['quizItems', 'prompt', 'promptWords'],
  ['jobs', 'title', 'titleWords'],
  ['blogDrafts', 'blog_title', 'titleWords'],
] as const;

/** Of one write. */
const BATCH = 500;

/** Words were stored with joiners, nuktas and letters as they were typed; mentors had none. */
export const foldedWords: Upgrade = {
  version: 14,
  name: 'folded-words',
  async run(db) {
    for (const [name, from, to] of NAMED)
      await renew(db.collection(name), [from], (row) => ({ [to]: searchWords(String(row[from] ?? '')) }));
    await renew(
      db.collection('mentorProfiles'),
      ['headline', 'company', 'designation', 'expertise'],
      ({ headline = '', company = '', designation = '', expertise = [] }) =>
        mentorWords({ headline, company, designation, expertise }),
    );
    await renew(
      db.collection('blogs'),
      ['searchWords', 'blog_title', 'description', 'tags', 'blog_content'],
      ({ blog_title, description, tags, blog_content }) => ({
        searchWords: articleTerms({ blog_title, description, tags, blog_content }),
      }),
    );
    await renew(
      db.collection('jobs'),
      ['facets', 'title', 'company', 'place', 'isRemote', 'experience', 'salary', 'skills', 'description'],
      ({ title, company, place, isRemote, experience, salary, skills, description }) => ({
        facets: facetsOfJob({ title, company, place, isRemote, experience, salary, skills, description }),
      }),
    );
    await renewAlerts(db);
    // Another one replaces it.
    const isThere = (await db.listCollections().toArray()).some(({ name }) => name === 'users');
    for (const { name, key } of isThere ? await db.collection('users').indexes() : [])
      if (name && JSON.stringify(key) === '{"role":1}') await db.collection('users').dropIndex(name);
  },
};

/** Two saved searches of a learner that have become the same are one. */
async function renewAlerts(db: mongo.Db): Promise<void> {
  const alerts = db.collection('jobAlerts');
  for await (const { _id, search } of alerts.find({}, { projection: { search: 1 } })) {
    const found = alertFacets(search);
    if (!found) continue;
    await alerts.updateOne({ _id }, { $set: found }).catch(async (error) => {
      if (!isDuplicateKey(error)) throw error;
      await alerts.deleteOne({ _id });
    });
  }
}

/** Sets what is derived from these fields, in every row that has the first of them. */
async function renew(
  collection: mongo.Collection,
  fields: readonly string[],
  derived: (row: mongo.Document) => mongo.Document,
): Promise<void> {
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  let writes: mongo.AnyBulkWriteOperation[] = [];
  const write = async () => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  const [first = ''] = fields;
  for await (const row of collection.find({ [first]: { $exists: true } }, { projection })) {
    writes.push({ updateOne: { filter: { _id: row._id }, update: { $set: derived(row) } } });
    if (writes.length === BATCH) await write();
  }
  await write();
}
