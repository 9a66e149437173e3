import { dropIndexesOn } from './dropIndexesOn.ts';
import type { Upgrade } from './upgrade.ts';

/** Quizzes are about subjects, of which the categories of before are some; none was limited to topics. */
export const quizSubjects: Upgrade = {
  version: 16,
  // Stored in databases that have run it, so it and the file keep this name.
  name: 'quiz-subjects',
  async run(db) {
    for (const name of ['quizItems', 'quizExposures']) {
      await dropIndexesOn(db, name, 'category');
      const collection = db.collection(name);
      for await (const { _id, category } of collection.find({ category: { $exists: true } }))
        await collection.updateOne({ _id }, { $set: { subject: category }, $unset: { category: '' } });
    }
    const attempts = db.collection('assessmentAttempts');
    for await (const { _id, result } of attempts.find({ 'result.category': { $exists: true } })) {
      const { category, ...rest } = result;
      await attempts.updateOne({ _id }, { $set: { result: { ...rest, subject: category, topics: [] } } });
    }
  },
};
