/** Roughly an e-mail address. The server checks properly, and a code proves that somebody reads it. */
export const isAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());
