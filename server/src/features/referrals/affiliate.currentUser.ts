import type { CurrentUserPart } from '../../currentUser/currentUserPart.ts';

/** The affiliate's link, empty until they first open their page, which creates it. */
export const affiliatePart = {
  empty: {},
  read: {
    async affiliate({ database }, { _id: userId }) {
      const link = await database.affiliates.findOne({ userId }, { _id: 0, code: 1, state: 1 }).lean();
      return { OtherInfo: { ...link } };
    },
  },
} satisfies CurrentUserPart;
