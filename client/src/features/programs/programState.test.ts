import { expect, test } from 'vitest';
import { aProgram } from '../../lib/testing/samples.ts';
import { type ProgramState, programState, type Viewer } from './programState.ts';

const program = (activate: boolean) => aProgram({ activate });
const own = { course_id: '0000000000000000000000c1', state: 'active' } as const;
const queued = { ...own, state: 'queued' } as const;
const ended = { ...own, state: 'ended' } as const;
const other = { course_id: '0000000000000000000000c2', state: 'active' } as const;

const nobody: Viewer = { isLoading: false, enrolments: [], waitlist: [] };
const waiting = { waitlist: [own.course_id] };

test.each<[boolean, Partial<Viewer>, ProgramState]>([
  [true, { isLoading: true }, 'loading'],
  [false, { isLoading: true, ...waiting }, 'loading'],
  [true, {}, 'open'],
  [true, { enrolments: [other, ended] }, 'open'],
  [true, waiting, 'open'],
  [true, { enrolments: [other, own] }, 'enrolled'],
  [true, { enrolments: [ended, queued] }, 'enrolled'],
  [false, { enrolments: [own], ...waiting }, 'enrolled'],
  [false, { enrolments: [other] }, 'closed'],
  [false, { waitlist: [other.course_id] }, 'closed'],
  [false, { enrolments: [ended], ...waiting }, 'waiting'],
])('activate %s seen by %j is %s', (activate, viewer, state) => {
  expect(programState(program(activate), { ...nobody, ...viewer })).toBe(state);
});
