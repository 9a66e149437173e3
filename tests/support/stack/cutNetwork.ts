import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { outsideLine } from './outsideNetwork.ts';

// Connections, datagrams and look-ups beyond this machine fail as on a machine without a network, and are printed. HTTP, TLS and
// fetch connect by net.Socket.

type Call = (...args: unknown[]) => unknown;

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+|::1)$/;
/** Nobody listens there: a connection is refused. */
const NOBODY = { host: '127.0.0.1', port: 1 };

/** Prints the address and answers with the error; null when the address is on this machine. */
function refusal(address: unknown): Error | null {
  if (typeof address !== 'string' || THIS_MACHINE.test(address)) return null;
  process.stderr.write(outsideLine(address));
  return Object.assign(new Error(`no way to ${address}`), { code: 'ENETUNREACH' });
}

/** Of connect(options), connect(port, host) or connect(path), as given or as net hands them on; null for a path. */
function hostOf(args: unknown[]): unknown {
  const [target, host] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof target === 'string' && Number.isNaN(Number(target))) return null;
  if (typeof target !== 'object') return typeof host === 'string' ? host : 'localhost';
  return target.path ? null : (target.host ?? 'localhost');
}

/** Puts a check of the address before these functions; the error goes to the callback, or is what the promise rejects with. */
function guard(owner: object, names: RegExp, addressOf: (args: unknown[]) => unknown): void {
  const calls = owner as Record<string, Call>;
  for (const name of Object.getOwnPropertyNames(owner).filter((each) => names.test(each))) {
    const call = calls[name] as Call;
    calls[name] = function (this: unknown, ...args: unknown[]) {
      const error = refusal(addressOf(args));
      if (!error) return Reflect.apply(call, this, args);
      const callback = args.at(-1);
      return typeof callback === 'function' ? process.nextTick(callback, error) : Promise.reject(error);
    };
  }
}

const connect = net.Socket.prototype.connect as Call;
net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
  Reflect.apply(connect, this, refusal(hostOf(args)) ? [NOBODY] : args);
  return this;
};
for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  guard(owner, /^(lookup|resolve|reverse)/, ([host]) => host);
// The message, which may be a string as well, comes first; connect(port, address) names no message.
guard(dgram.Socket.prototype, /^(send|connect)$/, ([, ...rest]) =>
  rest.find((arg) => typeof arg === 'string'),
);
syncBuiltinESMExports();
