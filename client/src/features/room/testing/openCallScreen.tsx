import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { useSyncExternalStore } from 'react';
import { isInRoom } from '../../../call/machine/callState.ts';
import { CallHarness } from '../../../call/testing/callHarness.ts';
import { mentor, participant, snapshot } from '../../../call/testing/roomFixtures.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { CallScreen } from '../stage/CallScreen.tsx';
import { aRoom } from './roomSamples.ts';

/** Renders the call screen of a live interview in which both people are connected. */
export async function openCallScreen(
  openReport: () => void = () => {},
  self: SessionSide = 'learner',
): Promise<CallHarness> {
  const call = new CallHarness();
  const people = self === 'mentor' ? { self: mentor(), other: participant() } : {};
  call.signalling.snapshot = snapshot({ status: 'live', ...people });
  await call.connect();
  renderPage(<View call={call} openReport={openReport} />);
  return call;
}

function View({ call: { session, media }, openReport }: { call: CallHarness; openReport: () => void }) {
  const view = useSyncExternalStore(session.subscribe, session.get);
  const mediaState = useSyncExternalStore(media.subscribe, media.get);
  if (!isInRoom(view.call)) return <p>{view.call.status}</p>;
  return (
    <CallScreen
      room={aRoom()}
      call={{ session, view, media, mediaState }}
      state={view.call}
      report={{ isOpen: false, open: openReport }}
      isEntering={false}
      Cockpit={({ isOpen }) => (isOpen ? <aside aria-label="Interview guide" /> : null)}
    />
  );
}
