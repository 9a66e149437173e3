/** How long a browser keeps the resumes that were analysed in it, in days: the server has none of them. Short enough for a shared computer. */
export const RESUME_KEPT_DAYS = 30;
