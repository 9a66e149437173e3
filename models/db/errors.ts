import mongoose from 'mongoose';

/** Whether a unique index rejected the write. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
}

// The driver passes some socket errors on as Node's own errors.
const SOCKET_FAILURES = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ENOENT'];

/** Whether the database is unreachable; the same request may succeed later. */
export function isDatabaseDown(error: unknown): boolean {
  return (
    error instanceof mongoose.mongo.MongoNetworkError ||
    error instanceof mongoose.mongo.MongoServerSelectionError ||
    error instanceof mongoose.mongo.MongoNotConnectedError ||
    error instanceof mongoose.mongo.MongoTopologyClosedError ||
    error instanceof mongoose.Error.MongooseServerSelectionError ||
    isFailover(error) ||
    isSocketFailure(error)
  );
}

// The server is shutting down, or is not the primary of its replica set.
const FAILOVER_CODES = [91, 189, 10_107, 11_600, 11_602, 13_435, 13_436];

function isFailover(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && FAILOVER_CODES.includes(Number(error.code));
}

function isSocketFailure(error: unknown): boolean {
  const { syscall, code } = (error ?? {}) as NodeJS.ErrnoException;
  return (
    (syscall === 'connect' || syscall === 'write' || syscall === 'read') &&
    SOCKET_FAILURES.includes(code ?? '')
  );
}
