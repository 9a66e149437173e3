import type { Upgrade } from './upgrade.ts';

/** Of coding rounds that a learner started at once, the latest stays open; the others end without a result, as if nobody handed them in. */
export const oneCodingRound: Upgrade = {
  version: 18,
  name: 'one-coding-round',
  async run(db) {
    const attempts = db.collection('assessmentAttempts');
    const open = attempts.find({ kind: 'coding', status: 'open' }).sort({ startedAt: -1, _id: -1 });
    const learners = new Set<string>();
    for await (const { _id, learnerId, startedAt, work } of open) {
      const isLatest = !learners.has(String(learnerId));
      learners.add(String(learnerId));
      if (isLatest) continue;
      const finishedAt = new Date(startedAt.getTime() + work.minutes * 60_000);
      await attempts.updateOne({ _id }, { $set: { status: 'done', finishedAt } });
    }
  },
};
