import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { JournalEntry, JournalInverse } from '#shared/journal.ts';
import { movedSince, type MovedSince } from '#shared/journal-stale.ts';
import type { Scope } from '#web/api/scope.ts';
import { changeTarget } from '#web/journal/change-target.ts';
import { journalHref } from '#web/journal/journal-address.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { NamedRights } from './NamedRights.tsx';
import { readTargetNow } from './target-now.ts';
import { undoAddress } from './undo-address.ts';

export interface UndoLaterProps {
  entry: JournalEntry;
  inverse: JournalInverse;
}

/**
 * Takes back a change however long ago it was made: it is read how things are now. Where all that the change has left stands,
 * this leads to the dialog of the opposite change, with what that does now; where it does not, it stops and says what has moved.
 */
export function UndoLater({ entry, inverse }: UndoLaterProps) {
  const t = useTranslations('journal.undo');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<unknown>();
  const [moved, setMoved] = useState<MovedSince | 'missing'>();
  const { id, scope } = changeTarget(entry);

  async function undo() {
    setReading(true);
    setError(undefined);
    setMoved(undefined);
    try {
      const now = await readTargetNow(client, scope, inverse);
      const stale = now === undefined ? 'missing' : movedSince(inverse, now);
      if (stale === undefined) await navigate(undoAddress(scope, entry.id, inverse));
      else setMoved(stale);
    } catch (reason) {
      setError(reason);
    } finally {
      setReading(false);
    }
  }

  return (
    <>
      <p className="field-hint">{t('hint')}</p>
      <div>
        <Button pending={isReading} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      </div>
      {error === undefined ? undefined : <ActionFailure error={error} />}
      {moved === undefined ? undefined : (
        <Notice tone="warning" title={t(moved === 'missing' ? 'missing' : 'moved')} announce>
          {moved === 'missing' ? undefined : <Moved moved={moved} scope={scope} />}
          <p>
            <TextLink to={journalHref({ region: entry.region, target: id })}>{t('others')}</TextLink>
          </p>
        </Notice>
      )}
    </>
  );
}

function Moved({ moved: { gone, back, active }, scope }: { moved: MovedSince; scope: Scope }) {
  const t = useTranslations('journal.undo');
  return (
    <>
      {active === undefined ? undefined : <p>{t('state', { active: String(active) })}</p>}
      <NamedRights title={t('gone')} rights={gone} scope={scope} />
      <NamedRights title={t('back')} rights={back} scope={scope} />
    </>
  );
}
