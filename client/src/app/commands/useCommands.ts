import { useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '@preproom/models/contract/http/language';
import { CalendarDays, FileText, Languages, LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { chooseTheme } from '../../lib/page/theme.ts';
import { sessionPath } from '../../lib/sessionPaths.ts';
import { useStore } from '../../lib/store.ts';
import { useSessionName } from '../../lib/texts/roundText.ts';
import { changeLanguage, LANGUAGE_NAMES } from '../layout/languages.ts';
import { useLogOut } from '../shell/useLogOut.ts';
import { pagesFor } from './pageNames.ts';

export interface Command {
  id: string;
  name: string;
  /** Found by these too: a page's address is English in every language. */
  words: string;
  Icon: LucideIcon;
  /** Behind the name, in grey. */
  detail?: string;
  run(): void;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: Command[];
  /** There are more that are not shown. */
  hasMore?: boolean;
}

const MAX_SESSIONS = 5;

/** All that this person can open or do, by groups; an empty group is left out. */
export function useCommands(): CommandGroup[] {
  const { t } = useLingui();
  const groups = [
    { id: 'sessions', title: t`Sessions`, commands: useSessionCommands() },
    { id: 'pages', title: t`Pages`, commands: usePageCommands() },
    { id: 'actions', title: t`Actions`, commands: useActionCommands() },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

function usePageCommands(): Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const user = useStore((state) => state.user);
  return pagesFor(user, usePageSettings()).map(({ to, name }) => ({
    id: to,
    name: t(name),
    words: to.replaceAll('/', ' '),
    Icon: FileText,
    run: () => void navigate(to),
  }));
}

/** The booked sessions, the soonest first. */
function useSessionCommands(): Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sessionName = useSessionName();
  const sessions = useStore(({ userSessions }) => userSessions);
  return sessions
    .filter(({ status }) => status === 'booked' || status === 'live')
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .slice(0, MAX_SESSIONS)
    .map((session) => {
      const [name, other] = [sessionName(session), session.with.Name ?? ''];
      return {
        id: session.roomid,
        name: t`${name} with ${other}`,
        words: session.round,
        Icon: CalendarDays,
        run: () => void navigate(sessionPath(session.roomid)),
      };
    });
}

function useActionCommands(): Command[] {
  const { t, i18n } = useLingui();
  const isKnown = useStore(({ user }) => user !== null);
  const { logOut } = useLogOut();
  const themes = [
    { id: 'light', name: t`Light theme`, Icon: Sun },
    { id: 'dark', name: t`Dark theme`, Icon: Moon },
    { id: 'system', name: t`System theme`, Icon: Monitor },
  ] as const;
  return [
    ...themes.map(({ id, name, Icon }) => ({
      id,
      name,
      Icon,
      words: `theme ${id}`,
      run: () => chooseTheme(id),
    })),
    ...LANGUAGES.filter((language) => language !== i18n.locale).map((language) => ({
      id: language,
      name: LANGUAGE_NAMES[language],
      words: `language ${language}`,
      Icon: Languages,
      run: () => changeLanguage(language),
    })),
    ...(isKnown
      ? [{ id: 'logout', name: t`Log out`, words: 'log out', Icon: LogOut, run: () => void logOut() }]
      : []),
  ];
}
