import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { RemoteVideo } from './RemoteVideo.tsx';

type WithFrames = Pick<HTMLVideoElement, 'requestVideoFrameCallback' | 'cancelVideoFrameCallback'>;
const prototype = HTMLVideoElement.prototype as unknown as Partial<WithFrames>;
/** Pending requestVideoFrameCallback callbacks by id. */
const requests = new Map<number, VideoFrameRequestCallback>();

beforeEach(() => {
  let last = 0;
  prototype.requestVideoFrameCallback = (callback) => {
    requests.set(++last, callback);
    return last;
  };
  prototype.cancelVideoFrameCallback = (request) => {
    requests.delete(request);
  };
});
afterEach(() => {
  cleanup();
  delete prototype.requestVideoFrameCallback;
  delete prototype.cancelVideoFrameCallback;
  requests.clear();
});

const frame = () => {
  for (const [request, callback] of requests) {
    requests.delete(request);
    callback(0, {} as VideoFrameCallbackMetadata);
  }
};

it('tells of the first frame of each stream, and of none once it is gone', () => {
  const onFirstFrame = vi.fn();
  const video = (stream: MediaStream) => (
    <RemoteVideo stream={stream} label="Asha" isLive onFirstFrame={onFirstFrame} className="" />
  );
  const { rerender, unmount } = renderPage(video(new MediaStream()));
  frame();
  frame();
  expect(onFirstFrame).toHaveBeenCalledTimes(1);
  rerender(video(new MediaStream()));
  frame();
  expect(onFirstFrame).toHaveBeenCalledTimes(2);
  rerender(video(new MediaStream()));
  unmount();
  frame();
  expect(onFirstFrame).toHaveBeenCalledTimes(2);
});

it('shows the last frame of one stream until the next one has its first', () => {
  const video = (stream: MediaStream) => (
    <RemoteVideo stream={stream} label="Asha" isLive onFirstFrame={() => {}} className="" />
  );
  const { container, rerender } = renderPage(video(new MediaStream()));
  const isFrozen = () => !container.querySelector('canvas')?.classList.contains('invisible');
  act(frame);
  expect(isFrozen()).toBe(false);
  rerender(video(new MediaStream()));
  fireEvent.loadedData(container.querySelector('video') as HTMLVideoElement);
  expect(isFrozen()).toBe(true);
  act(frame);
  expect(isFrozen()).toBe(false);
});

it('shows pictures also where the browser tells of no frames', () => {
  delete prototype.requestVideoFrameCallback;
  const stream = new MediaStream();
  const { container } = renderPage(
    <RemoteVideo stream={stream} label="Asha" isLive onFirstFrame={() => {}} className="" />,
  );
  expect(container.querySelector('video')?.srcObject).toBe(stream);
});
