import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { arriveAt, forgetCalls, keepRegions, startRecorder } from './recorder.ts';

/** Records the calls of this tab for as long as the account stays; `names` are the regions signed in to, with blanks between. */
export function useRecorder(names: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    startRecorder();
    return forgetCalls;
  }, []);
  useEffect(() => arriveAt(pathname), [pathname]);
  useEffect(() => keepRegions(names.split(' ')), [names]);
}
