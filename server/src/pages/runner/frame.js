// Runs in the frame of client/src/code/run/sandboxFrame.ts, at an origin of its own: no storage, no cookies, and by the frame's
// Content-Security-Policy no requests. It only starts and ends workers; what they and the page say to each other passes through
// a port that the page hands to the worker.
const runtimes = new Map();
let worker = null;
let isConnected = false;

addEventListener('message', ({ source, ports: [page] }) => {
  if (source !== parent || !page || isConnected) return;
  isConnected = true;
  let done = Promise.resolve();
  page.onmessage = ({ data, ports: [port] }) => {
    done = done
      .then(() => obey(data, port, (message) => page.postMessage({ type: 'failed', message })))
      .then(
        () => page.postMessage({ type: 'done', task: data.task }),
        (error) => page.postMessage({ type: 'failed', message: String(error) }),
      );
  };
  page.postMessage({ type: 'connected' });
});

async function obey({ type, runtime, script, files }, port, fail) {
  if (type === 'load') {
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    runtimes.set(runtime, { url, files: await compiled(files) });
  } else if (type === 'start') {
    worker?.terminate();
    const { url, files } = runtimes.get(runtime);
    // Chromium starts no module worker at such an origin.
    worker = new Worker(url);
    worker.onerror = ({ message }) => fail(message || 'the worker did not start');
    worker.postMessage(files, [port]);
  } else if (type === 'end') {
    worker?.terminate();
    worker = null;
  }
}

/** WebAssembly is compiled once for all workers. */
async function compiled(files) {
  const entries = Object.entries(files).map(async ([name, bytes]) => [
    name,
    name.endsWith('.wasm') ? await WebAssembly.compile(bytes) : bytes,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
