import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useStore } from '#web/ui/store.ts';
import { KitWords } from './KitWords.tsx';
import { messageStore } from './message-store.ts';

/** Gives everything below the words of the language shown. A message that is not loaded is a programming mistake. */
export function Words({ children }: { children: ReactNode }) {
  const { language, messages } = useStore(messageStore);
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone} onError={fail}>
      <KitWords>{children}</KitWords>
    </IntlProvider>
  );
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

function fail(error: Error): never {
  throw error;
}
