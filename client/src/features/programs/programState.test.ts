import { expect, test } from 'vitest';
import { aProgram } from '../../lib/testing/samples.ts';
import { type ProgramState, programState, type Viewer } from './programState.ts';

const program = (activate: boolean) => aProgram({ activate });
const own = { course_id: '0000000000000000000000c1' };
const other = { course_id: '0000000000000000000000c2' };

test.each<[boolean, Viewer, ProgramState]>([
  [true, { isLoading: true, pack: null }, 'loading'],
  [false, { isLoading: true, pack: null }, 'loading'],
  [true, { isLoading: false, pack: null }, 'open'],
  [true, { isLoading: false, pack: other }, 'open'],
  [true, { isLoading: false, pack: own }, 'enrolled'],
  [false, { isLoading: false, pack: null }, 'closed'],
  [false, { isLoading: false, pack: own }, 'closed'],
])('activate %s seen by %j is %s', (activate, viewer, state) => {
  expect(programState(program(activate), viewer)).toBe(state);
});
