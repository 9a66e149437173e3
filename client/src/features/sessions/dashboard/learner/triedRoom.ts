const KEY = 'preproom.triedRoom';

/** Whether somebody has tried a room from this device's checklist. */
export const hasTriedRoom = (): boolean => localStorage.getItem(KEY) !== null;

export const rememberTriedRoom = (): void => localStorage.setItem(KEY, 'yes');
