import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { lazyPage } from './lazy-page.ts';
import { SignInPage } from './pages/sign-in/SignInPage.tsx';
import { Words } from './messages/Words.tsx';
import { paths, placeOf } from './paths.ts';
import { routeAt } from './routes.tsx';
import { checkedReturnTo } from './session/return-to.ts';
import { loadRegions } from './session/regions-store.ts';
import { sessionStore } from './session/session-store.ts';
import { useSessionState } from './session/use-session.ts';

const Console = lazyPage(async () => (await import('./shell/Console.tsx')).Console);

/** Fetches the code, words and regions that an address needs, before it is shown. */
export async function prepareApp({ pathname, search }: { pathname: string; search: string }): Promise<void> {
  if (needsSignIn(pathname)) {
    await loadRegions();
    return;
  }
  const found = routeAt(pathname, search);
  await Promise.all([Console.load(), found?.route.Page.load()]);
}

function needsSignIn(pathname: string): boolean {
  return pathname === '/sign-in' || sessionStore.read().session === undefined;
}

/** The sign-in page, or the console for whoever is signed in. */
export function App() {
  return (
    <Words>
      <SignedInOrNot />
    </Words>
  );
}

function SignedInOrNot() {
  const { session } = useSessionState();
  const location = useLocation();
  if (location.pathname === '/sign-in') return <SignIn />;
  if (session === undefined) return <Navigate to={paths.signIn(location.pathname + location.search)} replace />;
  return <Console />;
}

function SignIn() {
  const { session } = useSessionState();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = checkedReturnTo(search.get('returnTo'), window.location.origin);

  // While the person types, the console's code comes in.
  useEffect(() => void Console.load().catch(() => undefined), []);
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

  return <SignInPage region={placeOf(returnTo)?.scope.region} />;
}
