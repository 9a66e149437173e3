import { getRoom } from '@preproom/models/contract/room/rooms';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberJoined } from '../../call/adapters/tabSeat.ts';
import type { PeerOptions, SignallingListener } from '../../call/core/ports.ts';
import { FakeConnectionCheck } from '../../call/testing/fakeConnectionCheck.ts';
import { FakePeers, FakeSignalling } from '../../call/testing/fakePorts.ts';
import { mentor, NEGOTIATION_ID, snapshot } from '../../call/testing/roomFixtures.ts';
import { fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { joinButton, loaded, openRoomPage, settle, untilCallIsLoaded } from './testing/openRoomPage.tsx';
import { aRoom, NOW } from './testing/roomSamples.ts';

vi.mock('../../call/adapters/browserConnectionCheck.ts', () => ({
  get browserConnectionCheck() {
    return new FakeConnectionCheck().ports;
  },
}));

let signalling: FakeSignalling;
vi.mock('../../call/adapters/socketSignalling.ts', () => ({
  openSocketSignalling: () => (listener: SignallingListener) => signalling.open(listener),
}));

let peers: FakePeers;
vi.mock('../../call/adapters/simplePeer.ts', () => ({
  openSimplePeer: (options: PeerOptions) => peers.open(options),
  warmSimplePeer: async () => {},
}));

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: NOW });
  signalling = new FakeSignalling();
  peers = new FakePeers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a page that was reloaded in the call', () => {
  it('goes back in without showing the lobby', async () => {
    const reload = { type: 'reload' } as PerformanceNavigationTiming;
    const navigation = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reload]);
    rememberJoined(aRoom().roomid, { isMuted: true, hasCamera: false });
    signalling.snapshot = snapshot({ other: mentor({ isPresent: false }) });
    fakeNetwork().answer(getRoom, aRoom());
    let hasSeenLobby = false;
    const observer = new MutationObserver(() => {
      hasSeenLobby ||= document.body.textContent.includes('Join interview');
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await openRoomPage();
    act(() => signalling.last.up());
    await settle();
    expect(screen.getByText('Waiting for Vikram')).toBeTruthy();
    expect(hasSeenLobby).toBe(false);
    observer.disconnect();
    navigation.mockRestore();
  });
});

describe('joining', () => {
  const lobbyIsThere = () => screen.queryByRole('button', { name: /Join interview/ }) !== null;

  async function join(): Promise<void> {
    fakeNetwork().answer(getRoom, aRoom());
    await openRoomPage();
    await untilCallIsLoaded();
    act(() => signalling.last.up());
    fireEvent.click(joinButton());
    await settle();
  }

  it('leads into a call that a new version does not end; the page is reloaded when the call is over, and goes back in', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await join();
    const payload = { negotiationId: NEGOTIATION_ID, isInitiator: true };
    act(() => signalling.last.emit({ name: 'negotiation:started', payload }));
    await settle();
    act(() => peers.last.options.listener.onConnected());
    signalling.refusals = { 'room:join': 'client_outdated' };
    act(() => {
      signalling.last.down();
      signalling.last.up();
    });
    await settle();
    expect(peers.alive).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
    act(() => peers.last.options.listener.onClosed());
    await settle();
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('preproom.joined')).toContain(aRoom().roomid);
    reload.mockRestore();
  });

  it('needs no code of the call in the lobby at first; a click fetches it and joins', async () => {
    signalling.snapshot = snapshot({ other: mentor({ isPresent: false }) });
    fakeNetwork().answer(getRoom, aRoom());
    await openRoomPage();
    expect(signalling.connections).toHaveLength(0);
    fireEvent.click(joinButton());
    await loaded();
    act(() => signalling.last.up());
    await settle();
    expect(screen.getByText('Waiting for Vikram')).toBeTruthy();
  });

  it('leaves the lobby where it is while it is a matter of a moment', async () => {
    signalling.holdJoin = new Promise(() => {});
    await join();
    expect(lobbyIsThere()).toBe(true);
    await settle(400);
    expect(lobbyIsThere()).toBe(false);
    expect(screen.getByText('Joining…')).toBeTruthy();
  });

  describe('somebody who is there', () => {
    /** The callback that a browser calls with the next video frame. */
    let frame: VideoFrameRequestCallback;
    const video = () => document.querySelector('video[aria-label="Vikram"]');
    const room = () => document.querySelector('main[aria-label="Interview with Vikram"]');
    const leaveButton = () => screen.queryByRole('button', { name: 'Leave' });

    beforeEach(() => {
      const prototype = HTMLVideoElement.prototype;
      prototype.requestVideoFrameCallback = (callback) => {
        frame = callback;
        return 1;
      };
      prototype.cancelVideoFrameCallback = () => {};
    });

    async function meet(camera: boolean): Promise<void> {
      signalling.snapshot = snapshot({ other: mentor({ media: { ...mentor().media, camera } }) });
      await join();
      await vi.dynamicImportSettled();
      const started = { negotiationId: NEGOTIATION_ID, isInitiator: true };
      act(() => signalling.last.emit({ name: 'negotiation:started', payload: started }));
      await settle();
      act(() => peers.last.options.listener.onStream(new MediaStream()));
      act(() => peers.last.options.listener.onConnected());
      await settle();
    }

    it('appears over the lobby, and the room is drawn around the picture', async () => {
      await meet(true);
      expect(lobbyIsThere()).toBe(true);
      expect(room()?.hasAttribute('inert')).toBe(true);
      const picture = video();
      expect(picture).toBeTruthy();
      act(() => frame(0, {} as VideoFrameCallbackMetadata));
      await settle();
      expect(lobbyIsThere()).toBe(false);
      expect(room()?.hasAttribute('inert')).toBe(false);
      expect(leaveButton()).toBeTruthy();
      expect(video()).toBe(picture);
    });

    it('and whose picture takes longer leaves nobody in the lobby', async () => {
      await meet(true);
      await settle(400);
      expect(lobbyIsThere()).toBe(false);
      expect(leaveButton()).toBeTruthy();
    });

    it('without a camera is met in the room at once', async () => {
      await meet(false);
      expect(lobbyIsThere()).toBe(false);
      expect(leaveButton()).toBeTruthy();
    });
  });

  it('leads straight to the room when nobody is there yet', async () => {
    signalling.snapshot = snapshot({ other: mentor({ isPresent: false }) });
    await join();
    await vi.dynamicImportSettled();
    await settle();
    expect(lobbyIsThere()).toBe(false);
    expect(screen.getByText('Waiting for Vikram')).toBeTruthy();
  });

  it('does not lead back to the lobby for whoever comes a moment later', async () => {
    signalling.snapshot = snapshot({ other: mentor({ isPresent: false }) });
    await join();
    await vi.dynamicImportSettled();
    await settle();
    const other = mentor({ media: { ...mentor().media, camera: true } });
    act(() => signalling.last.emit({ name: 'participant:joined', payload: other }));
    const started = { negotiationId: NEGOTIATION_ID, isInitiator: true };
    act(() => signalling.last.emit({ name: 'negotiation:started', payload: started }));
    await settle(250);
    expect(lobbyIsThere()).toBe(false);
    expect(screen.getByText('Connecting to Vikram')).toBeTruthy();
  });
});
