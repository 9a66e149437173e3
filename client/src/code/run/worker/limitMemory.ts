const PAGE_BYTES = 64 * 1024;

/**
 * Refuses growth of any WebAssembly memory of this worker beyond `maxBytes`. The runtime then finds no memory and says so in its
 * own way, as on a small device.
 */
export function limitMemory(maxBytes: number): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > maxBytes) throw new RangeError('memory limit');
    return grow.call(this, pages);
  };
}
