/** The pages by name; see `teamPages`. */
export const PAGES = {
  mentor: async () => {
    const [{ HqMentorPage }, { MentorCard }] = await Promise.all([
      import('../features/hq/mentors/HqMentorPage.tsx'),
      import('../features/mentors/MentorCard.tsx'),
    ]);
    return () => <HqMentorPage Card={MentorCard} />;
  },
  learner: async () => {
    const [{ LearnerPage }, { TimePicker }] = await Promise.all([
      import('../features/hq/learner/LearnerPage.tsx'),
      import('../features/booking/times/TimePicker.tsx'),
    ]);
    return () => <LearnerPage PickTime={TimePicker} />;
  },
  blog: async () => {
    const [{ BlogEditorPage }, { ArticleView }] = await Promise.all([
      import('../features/blogEditor/BlogEditorPage.tsx'),
      import('../features/blogs/ArticleView.tsx'),
    ]);
    return () => <BlogEditorPage Preview={ArticleView} />;
  },
  job: async () => (await import('./jobEditor.tsx')).JobEditor,
};
