"""Runs a person's program in a namespace of its own and says how it ended. Given to Pyodide as text by python.worker.ts."""

import io
import json
import linecache
import random
import sys
import traceback

MAIN_FILE = 'main.py'
MAX_FRAMES = 20


class Output(io.TextIOBase):
    def __init__(self, write):
        self._write = write

    def writable(self):
        return True

    def write(self, text):
        self._write(text)
        return len(text)


def describe(error, lines_before):
    frames = [
        {'line': frame.lineno - lines_before, 'name': None if frame.name == '<module>' else frame.name}
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename == MAIN_FILE and frame.lineno > lines_before
    ]
    if isinstance(error, SyntaxError) and error.filename == MAIN_FILE and error.lineno:
        frames.append({'line': error.lineno - lines_before, 'name': None})
    message = ''.join(traceback.format_exception_only(type(error), error)[-1:]).strip()
    return {'message': message, 'frames': frames[::-1][:MAX_FRAMES]}


def run(source, stdin, args, lines_before, write_out, write_err):
    sys.stdin, sys.stdout, sys.stderr = io.StringIO(stdin), Output(write_out), Output(write_err)
    sys.argv = [MAIN_FILE, *args]
    random.seed()
    linecache.cache[MAIN_FILE] = (len(source), None, source.splitlines(True), MAIN_FILE)
    main = type(sys)('__main__')
    sys.modules['__main__'] = main
    try:
        exec(compile(source, MAIN_FILE, 'exec'), main.__dict__)
    except SystemExit as end:
        if end.code not in (None, 0):
            return json.dumps({'status': 'error', 'traceback': describe(end, lines_before)})
    except MemoryError as error:
        return json.dumps({'status': 'memory', 'traceback': describe(error, lines_before)})
    except BaseException as error:
        return json.dumps({'status': 'error', 'traceback': describe(error, lines_before)})
    return json.dumps({'status': 'ok', 'traceback': None})


def seal():
    """Takes away the modules through which Python reaches JavaScript."""
    from importlib.abc import MetaPathFinder

    hidden = ('js', 'pyodide_js', 'pyodide', '_pyodide', '_pyodide_core')

    class NoJavaScript(MetaPathFinder):
        def find_spec(self, name, path=None, target=None):
            if name.partition('.')[0] in hidden:
                raise ModuleNotFoundError(f'No module named {name!r}', name=name)
            return None

    sys.meta_path[:] = [NoJavaScript(), *(f for f in sys.meta_path if 'yodide' not in type(f).__module__)]
    for name in [name for name in sys.modules if name.partition('.')[0] in hidden]:
        del sys.modules[name]
