/** Paths of the affiliate sign-up and home pages. Existing external links use these spellings. */
export const BECOME_AFFILIATE_PATH = '/home/affliate/becomeaffilate';
export const AFFILIATE_HOME_PATH = '/home/affliate/dashboard';
/** An affiliate's link is this path followed by their code. */
export const REFERRAL_PATH = '/r';
