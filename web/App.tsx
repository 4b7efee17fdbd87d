import { useCallback, useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { callbackPath } from '#shared/callback-path.ts';
import { lazyPage } from './routes/lazy-page.ts';
import { loadMessages } from './messages/message-store.ts';
import { withWords } from './messages/with-words.ts';
import { Words } from './messages/Words.tsx';
import { isActivationAddress, paths } from './address/paths.ts';
import { checkedReturnTo } from './session/return-to.ts';
import { loadRegions } from './session/regions-store.ts';
import { sessionStore } from './session/session-store.ts';
import { useSessionState } from './session/use-session.ts';

const Console = lazyPage(async () => (await import('./frame/Console.tsx')).Console);
const SignInPage = lazyPage(
  async () => (await withWords(import('./pages/sign-in/SignInPage.tsx'), ['signIn'])).SignInPage,
);
const CallbackPage = lazyPage(
  async () => (await withWords(import('./pages/sign-in/CallbackPage.tsx'), ['signIn'])).CallbackPage,
);
const ActivationPage = lazyPage(async () => {
  const [page, { takeLinkFromAddress }] = await Promise.all([
    import('./pages/activation/ActivationPage.tsx'),
    import('./pages/activation/activation-link.ts'),
    loadMessages(['activation']),
  ]);
  takeLinkFromAddress();
  return page.ActivationPage;
});

/** Fetches the code, words and data that an address needs, before it is shown. */
export async function prepareApp({ pathname, search }: { pathname: string; search: string }): Promise<void> {
  if (isActivationAddress(pathname)) {
    await ActivationPage.load();
    return;
  }
  if (pathname === callbackPath) {
    await CallbackPage.load();
    return;
  }
  if (needsSignIn(pathname)) {
    await Promise.all([SignInPage.load(), loadRegions()]);
    return;
  }
  const { prepareFirstPage } = await import('./frame/Console.tsx');
  await Promise.all([Console.load(), prepareFirstPage(pathname, search)]);
}

function needsSignIn(pathname: string): boolean {
  return pathname === '/sign-in' || sessionStore.read().session === undefined;
}

/** The page behind a link, the sign-in page, or the console for whoever is signed in. */
export function App() {
  return (
    <Words>
      <SignedInOrNot />
    </Words>
  );
}

/** Always the same: another address is the business of what is in it. */
const theConsole = <Console />;

function SignedInOrNot() {
  const { session } = useSessionState();
  const location = useLocation();
  if (isActivationAddress(location.pathname)) return <ActivationPage />;
  if (location.pathname === callbackPath) return <Callback />;
  if (location.pathname === '/sign-in') return <SignIn />;
  if (session === undefined) return <Navigate to={paths.signIn(location.pathname + location.search)} replace />;
  return theConsole;
}

function Callback() {
  const navigate = useNavigate();
  const goOn = useCallback(
    async (returnTo: string) => {
      await prepareApp(new URL(returnTo, window.location.origin)).catch(() => undefined);
      await navigate(returnTo, { replace: true });
    },
    [navigate],
  );
  return <CallbackPage onSignedIn={goOn} />;
}

function SignIn() {
  const { session } = useSessionState();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = checkedReturnTo(search.get('returnTo'), window.location.origin);

  // The person is about to sign in: the console's code comes in meanwhile.
  useEffect(() => {
    const load = () => void Console.load().catch(() => undefined);
    document.addEventListener('input', load, { once: true });
    return () => document.removeEventListener('input', load);
  }, []);
  useEffect(() => {
    if (session === undefined) return undefined;
    let current = true;
    const go = () => {
      if (current) void navigate(returnTo, { replace: true });
    };
    prepareApp(new URL(returnTo, window.location.origin)).then(go, go);
    return () => {
      current = false;
    };
  }, [session, navigate, returnTo]);

  return <SignInPage />;
}
