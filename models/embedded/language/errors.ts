/** MongoDB's names and codes of the errors this database returns. */
const CODES = {
  BadValue: 2,
  UnknownError: 8,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  DataCorruptionDetected: 364,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  Location15947: 15947,
  Location15952: 15952,
  Location15955: 15955,
  Location15958: 15958,
  Location15959: 15959,
  Location15973: 15973,
  Location15976: 15976,
  Location15998: 15998,
  Location16410: 16410,
  Location16872: 16872,
  Location31254: 31254,
  Location40234: 40234,
  Location40235: 40235,
  Location40236: 40236,
  Location40238: 40238,
  Location40323: 40323,
  Location40324: 40324,
  Location40415: 40415,
  Location40573: 40573,
  Location5107200: 5107200,
  Location5107201: 5107201,
} as const;

/** An error in MongoDB's format; `details` are additional fields of the reply. */
export class CommandError extends Error {
  readonly code: number;
  readonly codeName: keyof typeof CODES;
  readonly details: Record<string, unknown>;

  constructor(codeName: keyof typeof CODES, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = CODES[codeName];
    this.codeName = codeName;
    this.details = details;
  }
}

/** For MongoDB features this database doesn't support. An error is safer than a wrong result. */
export function unsupported(what: string): CommandError {
  return new CommandError('CommandNotSupported', `The embedded database does not support ${what}`);
}

/** Error fields of a reply or a `writeErrors` entry. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (error instanceof CommandError) {
    return { errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
  }
  const reason = error instanceof Error ? error.message : String(error);
  return { errmsg: reason, code: 8, codeName: 'UnknownError' };
}
