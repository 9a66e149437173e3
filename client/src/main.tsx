import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { activateLanguage, preferredLanguage } from './lib/i18n.ts';
import { pageSettings } from './lib/pageSettings.ts';
import { useStore } from './lib/store.ts';
import { hideTransitions } from './ui/transitionEvents.ts';
import './styles/main.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

hideTransitions(document);
void useStore.getState().start(pageSettings.hasLogin);
await activateLanguage(preferredLanguage()).catch(() => activateLanguage('en'));
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
