/** Brings the page up: words and session first, then the first page with its code and data, in one paint. */
import './styles/portico.css';
import './frame/frame.css';
import './frame/outline.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { dropFirstCalls } from './api/first-calls.ts';
import { App, prepareApp } from './App.tsx';
import { takeChargeOfHistory } from './form/unsaved-guard.ts';
import { loadMessages, showLanguage } from './messages/message-store.ts';
import { isActivationAddress } from './address/paths.ts';
import { chosenLanguage } from './preferences/preferences.ts';
import { hearOtherTabs } from './session/hear-other-tabs.ts';
import { refreshSession, takeChargeOfSignIn, unknownSession } from './session/session-store.ts';

// A function, not top-level await: the pages' chunks import this one and would wait for it while it waits for them.
async function start(root: Element): Promise<void> {
  takeChargeOfSignIn();
  hearOtherTabs();
  takeChargeOfHistory();
  // A console that does not answer is shown as such by the sign-in page. Behind a link nobody is asked who they are.
  const session = isActivationAddress(location.pathname)
    ? undefined
    : refreshSession().catch((error: unknown) => unknownSession.set(error));
  await showLanguage(chosenLanguage());
  await Promise.all([loadMessages(['core']), Promise.resolve(session).then(() => prepareApp(location))]);
  dropFirstCalls();
  startTransition(() =>
    createRoot(root, { onUncaughtError: tellFailure }).render(
      <StrictMode>
        <BrowserRouter useTransitions={false}>
          <App />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
}

/** Says that the page has broken down as a whole (boot.ts). */
function tellFailure(): void {
  dispatchEvent(new Event('portico-failed'));
}

globalThis.porticoRuns = true;
const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');
start(root).catch(tellFailure);
