/** The pages by name; see `teamPages`. */
export const PAGES = {
  mentor: async () => {
    const [{ HqMentorPage }, { MentorCard }] = await Promise.all([
      import('../features/mentors/team/HqMentorPage.tsx'),
      import('../features/mentors/MentorCard.tsx'),
    ]);
    return () => <HqMentorPage Card={MentorCard} />;
  },
  learner: async () => {
    const [{ LearnerPage }, { TimePicker }] = await Promise.all([
      import('../features/learners/team/learner/LearnerPage.tsx'),
      import('../features/sessions/booking/times/TimePicker.tsx'),
    ]);
    return () => <LearnerPage PickTime={TimePicker} />;
  },
  blog: async () => {
    const [{ BlogEditorPage }, { ArticleView }] = await Promise.all([
      import('../features/blogs/team/BlogEditorPage.tsx'),
      import('../features/blogs/ArticleView.tsx'),
    ]);
    return () => <BlogEditorPage Preview={ArticleView} />;
  },
  job: async () => (await import('./jobEditor.tsx')).JobEditor,
};
