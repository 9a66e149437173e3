// The filter of system calls, as a program of Linux's classic BPF (seccomp(2), linux/filter.h, linux/bpf_common.h). What the sandbox
// leaves out (network, other processes, disk) is refused here a second time, and so is what memory limits do not see.

type Machine = 'x64' | 'arm64';

/** Numbers of refused system calls. From 424 on they are the same on every machine. */
const REFUSED: Record<string, Record<Machine, number>> = {
  // Memory and files that outlive or are not counted with a process.
  memfd_create: { x64: 319, arm64: 279 },
  memfd_secret: { x64: 447, arm64: 447 },
  shmget: { x64: 29, arm64: 194 },
  semget: { x64: 64, arm64: 190 },
  msgget: { x64: 68, arm64: 186 },
  mq_open: { x64: 240, arm64: 180 },
  // Network: also families that a network namespace does not hold.
  socket: { x64: 41, arm64: 198 },
  // Other processes.
  ptrace: { x64: 101, arm64: 117 },
  process_vm_readv: { x64: 310, arm64: 270 },
  process_vm_writev: { x64: 311, arm64: 271 },
  // Namespaces and mounts.
  unshare: { x64: 272, arm64: 97 },
  setns: { x64: 308, arm64: 268 },
  mount: { x64: 165, arm64: 40 },
  umount2: { x64: 166, arm64: 39 },
  pivot_root: { x64: 155, arm64: 41 },
  chroot: { x64: 161, arm64: 51 },
  open_tree: { x64: 428, arm64: 428 },
  move_mount: { x64: 429, arm64: 429 },
  fsopen: { x64: 430, arm64: 430 },
  fsconfig: { x64: 431, arm64: 431 },
  fsmount: { x64: 432, arm64: 432 },
  fspick: { x64: 433, arm64: 433 },
  mount_setattr: { x64: 442, arm64: 442 },
  // Large parts of the kernel that no such program needs.
  add_key: { x64: 248, arm64: 217 },
  request_key: { x64: 249, arm64: 218 },
  keyctl: { x64: 250, arm64: 219 },
  bpf: { x64: 321, arm64: 280 },
  perf_event_open: { x64: 298, arm64: 241 },
  userfaultfd: { x64: 323, arm64: 282 },
  io_uring_setup: { x64: 425, arm64: 425 },
  io_uring_enter: { x64: 426, arm64: 426 },
  io_uring_register: { x64: 427, arm64: 427 },
  init_module: { x64: 175, arm64: 105 },
  finit_module: { x64: 313, arm64: 273 },
  kexec_load: { x64: 246, arm64: 104 },
  open_by_handle_at: { x64: 304, arm64: 265 },
};
const CLONE: Record<Machine, number> = { x64: 56, arm64: 220 };
const CLONE3 = 435;
/** AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64 of linux/audit.h. */
const ARCHITECTURE: Record<Machine, number> = { x64: 0xc000003e, arm64: 0xc00000b7 };
/** Calls of the x32 interface have this bit; their numbers are others. */
const X32_BIT = 0x4000_0000;
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
const NEW_NAMESPACES = 0x7e02_0000;

/** Offsets in `struct seccomp_data`; the flags are clone's first argument. */
const [NUMBER_AT, ARCHITECTURE_AT, FLAGS_AT] = [0, 4, 16];
const ALLOW = 0x7fff_0000;
const KILL_PROCESS = 0x8000_0000;
const REFUSE = 0x0005_0000;
const [EPERM, ENOSYS] = [1, 38];
/** BPF_LD | BPF_W | BPF_ABS, BPF_JMP with BPF_JEQ, BPF_JGE and BPF_JSET by a constant, BPF_RET of a constant. */
const [LOAD, IF_EQUAL, IF_AT_LEAST, IF_ANY_BIT, RETURN] = [0x20, 0x15, 0x35, 0x45, 0x06];

/** The filter for this machine in the form that `bwrap --seccomp` reads; null for machines whose numbers are not known here. */
export function seccompFilter(machine: string = process.arch): Buffer | null {
  if (machine !== 'x64' && machine !== 'arm64') return null;
  /** Each answers at once, or goes on with the next instruction. */
  const answerIf = (test: number, value: number, answer: number) => [
    instruction(test, value, { skipIfFalse: 1 }),
    instruction(RETURN, answer),
  ];
  return Buffer.concat([
    instruction(LOAD, ARCHITECTURE_AT),
    instruction(IF_EQUAL, ARCHITECTURE[machine], { skipIfTrue: 1 }),
    instruction(RETURN, KILL_PROCESS),
    instruction(LOAD, NUMBER_AT),
    ...answerIf(IF_AT_LEAST, X32_BIT, REFUSE | ENOSYS),
    // Its flags are in memory, where a filter cannot look. The C library then uses clone.
    ...answerIf(IF_EQUAL, CLONE3, REFUSE | ENOSYS),
    ...Object.values(REFUSED).flatMap((numbers) => answerIf(IF_EQUAL, numbers[machine], REFUSE | EPERM)),
    instruction(IF_EQUAL, CLONE[machine], { skipIfTrue: 1 }),
    instruction(RETURN, ALLOW),
    instruction(LOAD, FLAGS_AT),
    ...answerIf(IF_ANY_BIT, NEW_NAMESPACES, REFUSE | EPERM),
    instruction(RETURN, ALLOW),
  ]);
}

/** `struct sock_filter`: what to do, how many instructions to skip if the test holds and if not, and the constant. */
function instruction(code: number, constant: number, { skipIfTrue = 0, skipIfFalse = 0 } = {}): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(skipIfTrue, 2);
  bytes.writeUInt8(skipIfFalse, 3);
  bytes.writeUInt32LE(constant >>> 0, 4);
  return bytes;
}
