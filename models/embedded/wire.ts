import { serialize } from 'bson';
import { MAX_MESSAGE_BYTES } from './commands/administrationCommands.ts';
import type { Command } from './commands/command.ts';
import { type Document, decode } from './language/documents.ts';

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** A client's request. */
export interface Message {
  readonly requestId: number;
  /** The first hello may use the legacy protocol, and is answered in it. */
  readonly isLegacy: boolean;
  readonly wantsReply: boolean;
  readonly command: Command;
}

/** Splits a byte stream into messages; one reader per connection. */
export class MessageReader {
  #chunks: Buffer[] = [];
  #buffered = 0;
  #expected = HEADER_BYTES;

  /** The messages completed by this chunk. Throws if the bytes are not MongoDB's protocol. */
  read(chunk: Buffer): Message[] {
    this.#chunks.push(chunk);
    this.#buffered += chunk.length;
    const messages: Message[] = [];
    // Concatenated only once complete, because a large message comes in many chunks.
    while (this.#buffered >= this.#expected) {
      const bytes = Buffer.concat(this.#chunks);
      const length = messageLength(bytes);
      const isWhole = bytes.length >= length;
      if (isWhole) messages.push(parseMessage(bytes.subarray(0, length)));
      this.#chunks = [isWhole ? bytes.subarray(length) : bytes];
      this.#buffered = this.#chunks[0]?.length ?? 0;
      this.#expected = isWhole ? HEADER_BYTES : length;
    }
    return messages;
  }
}

function messageLength(bytes: Buffer): number {
  const length = bytes.readInt32LE(0);
  if (length >= HEADER_BYTES && length <= MAX_MESSAGE_BYTES + HEADER_BYTES) return length;
  throw new Error(`message of ${length} bytes`);
}

function parseMessage(message: Buffer): Message {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_MSG) return { requestId, isLegacy: false, ...parseBody(message) };
  if (opCode === OP_QUERY)
    return { requestId, isLegacy: true, wantsReply: true, command: parseQuery(message) };
  throw new Error(`operation ${opCode}`);
}

function parseBody(message: Buffer) {
  const flags = message.readUInt32LE(HEADER_BYTES);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let command: Document = {};
  let at = HEADER_BYTES + 4;
  while (at < end) {
    const kind = message.readUInt8(at);
    const length = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + length);
    if (length < 5 || kind > 1) throw new Error(`section of kind ${kind} and ${length} bytes`);
    command = kind === 0 ? { ...decode(section), ...command } : { ...command, ...parseSequence(section) };
    at += 1 + length;
  }
  return { wantsReply: (flags & MORE_TO_COME) === 0, command: command as Command };
}

// A document sequence, such as those of a large insert: its name, then the documents.
function parseSequence(section: Buffer): Document {
  const nameEnd = section.indexOf(0, 4);
  const documents: Document[] = [];
  for (let at = nameEnd + 1; at < section.length; ) {
    const length = section.readInt32LE(at);
    documents.push(decode(section.subarray(at, at + length)));
    at += length;
  }
  return { [section.toString('utf8', 4, nameEnd)]: documents };
}

function parseQuery(message: Buffer): Command {
  const nameStart = HEADER_BYTES + 4;
  const nameEnd = message.indexOf(0, nameStart);
  const [database = ''] = message.toString('utf8', nameStart, nameEnd).split('.');
  const query = decode(message.subarray(nameEnd + 1 + 8));
  if ('hello' in query || 'ismaster' in query || 'isMaster' in query) return { ...query, $db: database };
  throw new Error('Unsupported OP_QUERY command');
}

let lastRequestId = 0;

/** Encodes a reply in the protocol of its request. */
export function encodeReply({ requestId, isLegacy }: Message, answer: Document): Buffer {
  const document = serialize(answer);
  const prefix = isLegacy ? legacyPrefix() : Buffer.alloc(5);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + prefix.length + document.length, 0);
  header.writeInt32LE(++lastRequestId & 0x7fffffff, 4);
  header.writeInt32LE(requestId, 8);
  header.writeInt32LE(isLegacy ? OP_REPLY : OP_MSG, 12);
  return Buffer.concat([header, prefix, document]);
}

// Flags, cursor, position, and the count of documents: one.
function legacyPrefix(): Buffer {
  const prefix = Buffer.alloc(20);
  prefix.writeInt32LE(1, 16);
  return prefix;
}
