/** A rough check for an e-mail address. The server validates it, and a code proves that it is read. */
export const isAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());
