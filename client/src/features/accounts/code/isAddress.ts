/** Roughly an e-mail address; the server looks more closely, and the code shows whether somebody reads it. */
export const isAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());
