import { expect, test } from 'vitest';
import { aProgram } from '../../lib/testing/samples.ts';
import { type ProgramState, programState, type Viewer } from './programState.ts';

const program = (activate: boolean) => aProgram({ activate });
const own = { course_id: '0000000000000000000000c1', state: 'active' } as const;
const queued = { ...own, state: 'queued' } as const;
const ended = { ...own, state: 'ended' } as const;
const other = { course_id: '0000000000000000000000c2', state: 'active' } as const;

test.each<[boolean, Viewer, ProgramState]>([
  [true, { isLoading: true, enrolments: [] }, 'loading'],
  [false, { isLoading: true, enrolments: [] }, 'loading'],
  [true, { isLoading: false, enrolments: [] }, 'open'],
  [true, { isLoading: false, enrolments: [other, ended] }, 'open'],
  [true, { isLoading: false, enrolments: [other, own] }, 'enrolled'],
  [true, { isLoading: false, enrolments: [ended, queued] }, 'enrolled'],
  [false, { isLoading: false, enrolments: [own] }, 'enrolled'],
  [false, { isLoading: false, enrolments: [other] }, 'closed'],
])('activate %s seen by %j is %s', (activate, viewer, state) => {
  expect(programState(program(activate), viewer)).toBe(state);
});
