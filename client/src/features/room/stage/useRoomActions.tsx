import { useLingui } from '@lingui/react/macro';
import {
  CircleDot,
  CircleQuestionMark,
  CircleStop,
  CodeXml,
  Flag,
  Gauge,
  Hourglass,
  LogOut,
  Maximize,
  MessageSquare,
  Mic,
  MicOff,
  Minimize,
  MonitorUp,
  NotebookPen,
  Presentation,
  Settings2,
  Video,
  VideoOff,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { canShareScreen } from '../../../call/adapters/browserMedia.ts';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { useConnectionQuality } from '../connection/useConnectionQuality.ts';
import type { FullScreen } from './useFullScreen.ts';
import type { SidePanels } from './useSidePanels.ts';

export interface RoomAction {
  id:
    | 'microphone'
    | 'camera'
    | 'screen'
    | 'chat'
    | 'code'
    | 'board'
    | 'cockpit'
    | 'focus'
    | 'recording'
    | 'saver'
    | 'devices'
    | 'fullScreen'
    | 'help'
    | 'report'
    | 'end'
    | 'leave';
  label: string;
  icon: ReactNode;
  /** A single key, as `shortcutKey` has it. */
  shortcut: string;
  run: () => void;
  /** Null for plain actions, which have no on/off state. */
  isOn: boolean | null;
  isAlarming?: boolean;
  isDisabled?: boolean;
  /** Only its key does it. */
  hasNoButton?: boolean;
  count?: number;
}

/** The dialog that is open over the call. */
export type OpenDialog = 'devices' | 'help' | 'status' | 'connection' | 'focus' | 'recording' | 'end' | null;

interface RoomActionsInput {
  call: Call;
  state: InRoomState;
  panels: SidePanels;
  setDialog: (dialog: OpenDialog) => void;
  openReport: () => void;
  fullScreen: FullScreen;
  unread: number;
}

/** Every action of the room. Buttons, menu, shortcuts and help are rendered from this one list. */
export function useRoomActions(input: RoomActionsInput): RoomAction[] {
  return [...useMediaActions(input.call), ...useViewActions(input), ...useLeavingActions(input)];
}

function useMediaActions({ media, mediaState }: Call): RoomAction[] {
  const { t } = useLingui();
  const isHeard = mediaState.microphone.status === 'on' && !mediaState.isMuted;
  const isSeen = mediaState.camera.status === 'on';
  const isSharing = mediaState.screen.status === 'on';
  return [
    {
      id: 'microphone',
      label: t`Microphone`,
      icon: isHeard ? <Mic /> : <MicOff />,
      shortcut: 'm',
      run: () => media.setMuted(isHeard),
      isOn: isHeard,
      isAlarming: !isHeard,
    },
    {
      id: 'camera',
      label: t`Camera`,
      icon: isSeen ? <Video /> : <VideoOff />,
      shortcut: 'v',
      run: () => void media.setCamera(!isSeen),
      isOn: isSeen,
      isAlarming: !isSeen,
      isDisabled: mediaState.camera.status === 'starting',
    },
    {
      id: 'screen',
      label: t`Share screen`,
      icon: <MonitorUp />,
      shortcut: 's',
      run: () => (isSharing ? media.stopScreen() : void media.shareScreen()),
      isOn: isSharing,
      isDisabled: !canShareScreen(),
    },
  ];
}

function useViewActions(input: RoomActionsInput): RoomAction[] {
  const { t } = useLingui();
  const { call, state, panels, setDialog, fullScreen, unread } = input;
  const savesData = useConnectionQuality(call, ({ dataSaver }) => dataSaver !== 'off');
  const hasPointer = useMediaQuery('(any-hover: hover)');
  const help: RoomAction = {
    id: 'help',
    label: t`Keyboard shortcuts`,
    icon: <CircleQuestionMark />,
    shortcut: '?',
    run: () => setDialog('help'),
    isOn: null,
    // Phones have no keys to explain. A tablet may have a keyboard without a mouse.
    hasNoButton: !hasPointer,
  };
  const cockpit: RoomAction = {
    id: 'cockpit',
    label: t`Interview guide`,
    icon: <NotebookPen />,
    shortcut: 'q',
    run: () => panels.toggle('cockpit'),
    isOn: panels.isOpen('cockpit'),
  };
  return [
    {
      id: 'chat',
      label: t`Chat`,
      icon: <MessageSquare />,
      shortcut: 'c',
      run: () => panels.toggle('chat'),
      isOn: panels.isOpen('chat'),
      count: unread,
    },
    {
      id: 'code',
      label: t`Code`,
      icon: <CodeXml />,
      shortcut: 'k',
      run: () => panels.toggle('code'),
      isOn: panels.isOpen('code'),
    },
    {
      id: 'board',
      label: t`Board`,
      icon: <Presentation />,
      shortcut: 'w',
      run: () => panels.toggle('board'),
      isOn: panels.isOpen('board'),
    },
    ...(state.room.self.side === 'mentor' ? [cockpit] : []),
    {
      id: 'focus',
      label: t`Focus time`,
      icon: <Hourglass />,
      shortcut: 'o',
      run: () => setDialog('focus'),
      isOn: null,
    },
    {
      id: 'recording',
      label: t`Record`,
      icon: <CircleDot />,
      shortcut: 'y',
      run: () => setDialog('recording'),
      isOn: null,
    },
    {
      id: 'saver',
      label: t`Data saver`,
      icon: <Gauge />,
      shortcut: 'b',
      run: () => call.session.connectionMonitor.setDataSaver(savesData ? 'off' : 'on'),
      isOn: savesData,
    },
    {
      id: 'devices',
      label: t`Devices`,
      icon: <Settings2 />,
      shortcut: 'd',
      run: () => setDialog('devices'),
      isOn: null,
    },
    {
      id: 'fullScreen',
      label: t`Full screen`,
      icon: fullScreen.isOn ? <Minimize /> : <Maximize />,
      shortcut: 'f',
      run: fullScreen.toggle,
      isOn: fullScreen.isOn,
      isDisabled: !fullScreen.isPossible,
    },
    help,
  ];
}

function useLeavingActions({ call, state, setDialog, openReport }: RoomActionsInput): RoomAction[] {
  const { t } = useLingui();
  const actions: RoomAction[] = [
    {
      id: 'report',
      label: t`Report or block`,
      icon: <Flag />,
      shortcut: 'r',
      run: openReport,
      isOn: null,
    },
    { id: 'leave', label: t`Leave`, icon: <LogOut />, shortcut: 'l', run: call.session.leave, isOn: null },
  ];
  if (state.room.sessionStatus === 'live') {
    const run = () => setDialog('end');
    actions.push({
      id: 'end',
      label: t`End interview`,
      icon: <CircleStop />,
      shortcut: 'e',
      run,
      isOn: null,
    });
  }
  return actions;
}
