import { describe, expect, test } from 'vitest';
import { seccompFilter } from './seccomp.ts';

interface SystemCall {
  number: number;
  architecture?: number;
  flags?: number;
}

const X64 = 0xc000003e;
const [ALLOWED, KILLED, NOT_PERMITTED, NOT_THERE] = [0x7fff0000, 0x80000000, 0x00050001, 0x00050026];

/** What the kernel would answer: runs the filter's instructions, as seccomp(2) describes them. */
function verdictOn(filter: Buffer, { number, architecture = X64, flags = 0 }: SystemCall): number {
  const data: Record<number, number> = { 0: number, 4: architecture, 16: flags };
  let loaded = 0;
  for (let at = 0; at < filter.length; at += 8) {
    const constant = filter.readUInt32LE(at + 4);
    const jump = (holds: boolean) => {
      at += 8 * filter.readUInt8(at + (holds ? 2 : 3));
    };
    switch (filter.readUInt16LE(at)) {
      case 0x20:
        loaded = data[constant] ?? Number.NaN;
        break;
      case 0x15:
        jump(loaded === constant);
        break;
      case 0x35:
        jump(loaded >= constant);
        break;
      case 0x45:
        jump((loaded & constant) !== 0);
        break;
      default:
        return constant;
    }
  }
  throw new Error('The filter ends without an answer');
}

const filter = seccompFilter('x64') ?? Buffer.alloc(0);

describe('the filter of system calls', () => {
  test.each([
    ['write', { number: 1 }, ALLOWED],
    ['mmap', { number: 9 }, ALLOWED],
    ['clone for a thread', { number: 56, flags: 0x3d0f00 }, ALLOWED],
    ['clone into a user namespace', { number: 56, flags: 0x10000011 }, NOT_PERMITTED],
    ['clone into a network namespace', { number: 56, flags: 0x40000011 }, NOT_PERMITTED],
    ['clone3, whose flags cannot be seen', { number: 435 }, NOT_THERE],
    ['socket', { number: 41 }, NOT_PERMITTED],
    ['memfd_create', { number: 319 }, NOT_PERMITTED],
    ['ptrace', { number: 101 }, NOT_PERMITTED],
    ['mount', { number: 165 }, NOT_PERMITTED],
    ['io_uring_setup', { number: 425 }, NOT_PERMITTED],
    ['open_by_handle_at, the last of the list', { number: 304 }, NOT_PERMITTED],
    ['a call of x32', { number: 0x40000000 + 1 }, NOT_THERE],
    ['a call of 32 bits', { number: 1, architecture: 0x40000003 }, KILLED],
  ])('answers %s', (_what, call, verdict) => {
    expect(verdictOn(filter, call)).toBe(verdict);
  });

  test('has the numbers of an arm64 machine there', () => {
    const arm = seccompFilter('arm64') ?? Buffer.alloc(0);
    const onArm = (number: number) => verdictOn(arm, { number, architecture: 0xc00000b7 });
    expect([64, 198, 279].map(onArm)).toEqual([ALLOWED, NOT_PERMITTED, NOT_PERMITTED]);
    expect(verdictOn(arm, { number: 64 })).toBe(KILLED);
  });

  test('is not made for a machine whose numbers are not known', () => {
    expect(seccompFilter('riscv64')).toBeNull();
  });
});
