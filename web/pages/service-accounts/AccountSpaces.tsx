import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { spaceNameOf, type SpaceRow } from '#web/access/assigned-space-columns.tsx';
import { AssignedSpaces } from '#web/access/AssignedSpaces.tsx';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { accountName } from './account-words.ts';
import { spacesOfAccountRead } from './accounts-read.ts';
import { LazyDeleteAccountDialog } from './lazy-parts.ts';

/** The spaces an account of the organisation is assigned to, assigning it elsewhere, and taking it out of one. */
export function AccountSpaces({ account, onAssign }: { account: ServiceAccount; onAssign: () => void }) {
  const t = useTranslations('account.spaces');
  const scope = useScope();
  const { region } = scope;
  const [removing, setRemoving] = useState<SpaceRow>();
  return (
    <section aria-labelledby="account-spaces" className="page-section">
      <header className="section-head">
        <h2 id="account-spaces">{t('title')}</h2>
        <Button size="small" icon={PlusIcon} onClick={onAssign}>
          {t('assign')}
        </Button>
        <p>{t('lead', { name: accountName(account) })}</p>
      </header>
      <AssignedSpaces
        words={{
          caption: t('caption', { name: accountName(account) }),
          columns: { name: t('columns.name'), status: t('columns.status'), id: t('columns.id') },
          copyId: (name) => t('copyId', { name }),
          openThere: t('openThere'),
          takeOut: t('remove'),
          noneTitle: t('noneTitle'),
          none: t('none'),
          pages: t('pages'),
          namesForbidden: t('namesForbidden'),
          titles: { forbidden: t('forbiddenTitle'), failed: t('failedTitle') },
        }}
        readFor={(state) => spacesOfAccountRead(scope, account.id, state)}
        hrefIn={(id) => paths.serviceAccount({ region, kind: 'space', id }, account.id)}
        onTakeOut={setRemoving}
      />
      {removing ? (
        <LazyDeleteAccountDialog
          account={account}
          scope={{ region, kind: 'space', id: removing.id }}
          spaceName={spaceNameOf(removing)}
          onClose={() => setRemoving(undefined)}
          onLeft={() => setRemoving(undefined)}
        />
      ) : undefined}
    </section>
  );
}
