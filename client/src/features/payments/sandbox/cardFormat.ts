import { asciiDigits } from '@preproom/models/contract/http/digits';

/** A card's number as it is embossed, four digits at a time: "4111 1111 1111 1111". */
export function formatCardNumber(typed: string): string {
  return digits(typed, 16).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Month and year: "12/34". */
export function formatExpiry(typed: string): string {
  return digits(typed, 4).replace(/^(\d\d)(?=\d)/, '$1/');
}

/** The three digits on the back. */
export function formatCvv(typed: string): string {
  return digits(typed, 3);
}

function digits(typed: string, max: number): string {
  return asciiDigits(typed).replace(/\D/g, '').slice(0, max);
}
