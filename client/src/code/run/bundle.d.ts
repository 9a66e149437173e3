/** The text of a script with all that it imports (client/build/bundleAsText.ts). */
declare module '*?bundle' {
  const text: string;
  export default text;
}

/** Emscripten's side of Pyodide, which its package has no types of: an option of `loadPyodide`. */
declare module 'pyodide/pyodide.asm.mjs' {
  const createPyodideModule: unknown;
  export default createPyodideModule;
}

/** The address of the snapshot of Python's memory (client/build/pythonSnapshot.ts). */
declare module 'virtual:python-snapshot' {
  const url: string;
  export default url;
}
