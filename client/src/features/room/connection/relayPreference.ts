import type { IceConfig } from '@preproom/models/contract/room/ice';
import { useSyncExternalStore } from 'react';

const KEY = 'preproom.relayOnly';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isOn(): boolean {
  return localStorage.getItem(KEY) === 'on';
}

function set(isRelayed: boolean): void {
  localStorage.setItem(KEY, isRelayed ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Whether this device uses the relay for every call; chosen by the person and stored on the device. */
export function useRelayPreference(): [boolean, (isRelayed: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn), set];
}

export function hasRelay({ iceServers }: IceConfig): boolean {
  return iceServers.some(({ credential }) => credential !== undefined);
}

/** Applies this device's relay preference. Ignores it where there is no relay, since nothing could connect. */
export function withRelayPreference(ice: IceConfig): IceConfig {
  return { ...ice, relayOnly: ice.relayOnly || (isOn() && hasRelay(ice)) };
}
