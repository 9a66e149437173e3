import { createObservable } from '../lib/observable.ts';
import { createCallEffects } from './callEffects.ts';
import { type CallPorts, type CallSession, NO_CALL, type RoomSeat } from './callPorts.ts';
import { wireCall } from './callWiring.ts';
import { callMachine } from './machine/callMachine.ts';
import { type CallEvent, IDLE, isInRoom } from './machine/callState.ts';

/** Runs one call: events of the outside world go into the machine, its effects out through the ports. */
export function createCallSession(ports: CallPorts): CallSession {
  const view = createObservable(NO_CALL);
  let seat: RoomSeat | null = null;
  const dispatch = createQueue<CallEvent>((event) => {
    const step = callMachine(view.get().call, event);
    const { state } = step;
    if (state !== view.get().call) view.change({ call: state });
    if (!isInRoom(state) || state.status === 'waiting') peer.forgetStream();
    const expectsNegotiation = state.status === 'joining' || state.status === 'connecting';
    if (!expectsNegotiation || event.type === 'network:changed') peer.dropPrepared();
    connectionMonitor.observe(state);
    reporter.note(event, step);
    if (event.type === 'peer:connected') code.peerUp();
    for (const effect of step.effects) effects.run(effect);
  });
  const parts = wireCall(ports, view, dispatch);
  const { peer, room, chat, code, connectionMonitor, reporter, ice, inRoom, serverNow } = parts;
  const effects = createCallEffects(ports, parts, {
    seat: () => seat,
    state: () => view.get().call,
    dispatch,
  });

  const join = (takeOver: boolean) => {
    effects.reopenMedia();
    dispatch({ type: 'join', takeOver });
  };

  return {
    get: view.get,
    subscribe: view.subscribe,
    join: (chosen) => {
      seat = chosen;
      ice.use(chosen.roomid, chosen.ice);
      join(false);
    },
    takeOver: () => join(true),
    rejoin: () => join(false),
    warm: () => {
      if (view.get().call === IDLE) room.warm();
    },
    leave: () => {
      if (view.get().call === IDLE) room.close();
      dispatch({ type: 'leave' });
    },
    changeIce: (chosen) => {
      if (seat) ice.use(seat.roomid, chosen);
      dispatch({ type: 'ice:changed' });
    },
    endInterview: async () => {
      await room.ask('session:end', {});
    },
    sendChat: (text) => {
      const call = inRoom();
      if (call) chat.write(text, call.room.self._id, serverNow());
    },
    sendReadings: (batch) => room.ask('readings:send', batch),
    sendSpeech: (batch) => room.ask('speech:send', batch),
    code: code.channel,
    remoteStream: peer.stream,
    noteFrame: () => {
      view.change({ hasPicture: true });
      reporter.noteFrame();
    },
    connectionMonitor,
  };
}

/** Handles one item after the other, also when handling one brings the next. */
function createQueue<Item>(handle: (item: Item) => void): (item: Item) => void {
  const items: Item[] = [];
  let isRunning = false;
  return (item) => {
    items.push(item);
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next = items.shift(); next !== undefined; next = items.shift()) handle(next);
    } finally {
      isRunning = false;
    }
  };
}
