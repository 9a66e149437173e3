import { getCode } from '@preproom/models/contract/room/code';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aTimeline } from '../../../../lib/testing/samples.ts';
import { MomentDetail } from '../timeline/MomentDetail.tsx';
import { CodeSection } from './CodeSection.tsx';

afterEach(cleanup);

function Report() {
  const [at, setAt] = useState<{ ms: number } | null>(null);
  return (
    <>
      <MomentDetail
        timeline={aTimeline()}
        atMs={30_000}
        names={{ learner: null, mentor: 'Ravi' }}
        onShowCode={(ms) => setAt({ ms })}
      />
      <CodeSection roomid="room00000001" names={{ learner: 'You', mentor: 'Ravi' }} at={at} />
    </>
  );
}

it('opens the replay at the time of the timeline, and takes the reader there', async () => {
  fakeNetwork().answer(getCode, {
    moments: [
      { atMs: 1_000, side: 'learner', edits: [[0, 0, 'before']] },
      { atMs: 50_000, side: 'learner', edits: [[6, 0, ' after']] },
    ],
    deletedOn: null,
  });
  renderPage(<Report />);
  await screen.findByRole('button', { name: 'Replay the code' });
  await userEvent.click(screen.getByRole('button', { name: 'Show the code at this time' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Code' }));
  const slider = await screen.findByRole('slider', {}, { timeout: 30_000 });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^0:30 of /);
});
