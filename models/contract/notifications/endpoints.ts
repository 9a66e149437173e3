/** The endpoints of this noun: one line for each file. */
export { getMailPreferences, saveMailPreferences, switchMailOff } from './mail.ts';
export { getNotifications, readNotifications } from './notifications.ts';
export { getPush, switchPushOff, switchPushOn } from './push.ts';
export { getTextReminders, saveTextReminders } from './textReminders.ts';
