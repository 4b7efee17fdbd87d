import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { usePlaceNames } from '#web/scope/use-place-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { runOfMany, type Change } from './change-of-many.ts';
import { useBeginRun } from './use-begin-run.ts';

/** Nothing more has to be chosen for it. */
export type PlainChange = Exclude<Change['kind'], 'assign' | 'grant' | 'revoke'>;

/** Begins the same change of all selected; the own account is left out of what would end its work. */
export function useChangeOfMany(subjects: readonly NamedSubject[]): {
  readonly begin: (kind: PlainChange) => void;
  readonly dialog: ReactNode;
} {
  const t = useTranslations('runs.many');
  const kit = useKitText();
  const scope = useScope();
  const nameOf = usePlaceNames(scope, []);
  const { mutate, error, reset } = useBeginRun();
  const self = useSignedInRegion(scope.region)?.clientId.toLowerCase();
  const [asked, setAsked] = useState<PlainChange>();
  const others = subjects.filter(({ id }) => id.toLowerCase() !== self);
  const beginWith = (chosen: readonly NamedSubject[], kind: PlainChange) =>
    mutate(runOfMany(scope, nameOf(scope), chosen, { kind }));
  return {
    begin(kind) {
      // Whoever takes away what they work with ends in the middle of it.
      if (kind !== 'activate' && others.length < subjects.length) setAsked(kind);
      else beginWith(subjects, kind);
    },
    dialog: (
      <>
        {asked === undefined ? undefined : (
          <ConfirmDialog
            title={t('selfTitle')}
            confirmLabel={t('withoutSelf', { count: others.length })}
            disabledReason={others.length === 0 ? t('nobodyElse') : undefined}
            onConfirm={() => {
              setAsked(undefined);
              beginWith(others, asked);
            }}
            onClose={() => setAsked(undefined)}
          >
            <p>{t('selfLead')}</p>
          </ConfirmDialog>
        )}
        {error === null ? undefined : (
          <Dialog title={t('notBegun')} footer={<Button onClick={reset}>{kit.close}</Button>} onClose={reset}>
            <ActionFailure error={error} />
          </Dialog>
        )}
      </>
    ),
  };
}
