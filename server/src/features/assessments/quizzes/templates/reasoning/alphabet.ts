const FIRST = 'A'.charCodeAt(0);
const LETTERS = 26;

/** 1 for A, 26 for Z. */
export const placeOf = (letter: string): number => letter.charCodeAt(0) - FIRST + 1;

/** The letter at a place of the alphabet, which goes on with A after Z. */
export const letterAt = (place: number): string =>
  String.fromCharCode(FIRST + ((((place - 1) % LETTERS) + LETTERS) % LETTERS));

export const moved = (letter: string, by: number): string => letterAt(placeOf(letter) + by);

/** A for Z, B for Y and so on. */
export const mirrored = (letter: string): string => letterAt(LETTERS + 1 - placeOf(letter));

/** "+3" or "−2". */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Every order of a few things. */
export function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, i) =>
    ordersOf(things.filter((_, at) => at !== i)).map((rest) => [first, ...rest]),
  );
}
