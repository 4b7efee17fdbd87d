import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/ConfirmDialog.tsx';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { DrawerFooter } from '#web/ui/Drawer.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { unknownIn, type Applied } from './effect-reading.ts';
import type { Effect, KnownEffect } from './use-effect-of.ts';

/** What somebody else has changed, where that is what was to be changed. */
export interface Move {
  readonly title: string;
  readonly detail: ReactNode;
}

interface GateProps<Value> {
  effect: Effect<Value>;
  /** What is not certain about the value, beside what could not be read at all. */
  doubts?: readonly string[];
  /** Names what could not be read, where that is something else than users and service accounts. */
  unread?: string | undefined;
  /** Says of whoever was not asked that the change leaves them out, where it does. */
  leftOut?: string | undefined;
  /** Where what was to be changed is another one than before; otherwise only its effect is. */
  moveOf?: ((before: Value, now: Value) => Move | undefined) | undefined;
}

interface Gate {
  /** Why it cannot be confirmed now. */
  readonly reason: string | undefined;
  /** To stand beside the button that confirms. */
  readonly notices: ReactNode;
}

/** What stands between a change and the button that makes it. */
export function useEffectGate<Value>({ effect, doubts = [], unread, leftOut, moveOf }: GateProps<Value>): Gate {
  const t = useTranslations('access.effect');
  const retry = useTranslations('core.kit')('retry');
  const { state, value, before, refused, confirming, reading } = effect;
  const { sweep, baseFailed, again } = reading;
  const [accepted, setAccepted] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(refused);
  useEffect(() => {
    if (refused > seen.current) place.current?.focus();
    seen.current = refused;
  }, [refused]);

  const all =
    state === 'reading'
      ? []
      : [
          ...(baseFailed ? [t('base')] : []),
          ...(sweep.status === 'stopped' ? [leftOut ?? t('stopped', { count: sweep.total - sweep.asked })] : []),
          ...(sweep.unread.length > 0 ? [unread ?? t('unread', { count: sweep.unread.length })] : []),
          ...(sweep.missing.length > 0 ? [t('missing')] : []),
          ...doubts,
        ];
  const unknown = value === undefined ? '' : all.join(' ');
  // What could not be read, now or before, is no change: nobody knows whether it has moved.
  const more = reading.before === undefined ? 0 : unknownIn(reading.before) - unknownIn(reading);
  const isBaseKnown = !baseFailed && reading.before?.baseFailed === false;
  const move =
    before === undefined || value === undefined
      ? undefined
      : ((isBaseKnown ? moveOf?.(before, value) : undefined) ?? {
          title: t('moved', { read: more < 0 ? 'less' : more > 0 ? 'more' : 'same' }),
          detail: undefined,
        });
  const reason =
    state === 'reading' && !confirming ? t('wait') : unknown !== accepted && unknown !== '' ? t('decide') : undefined;

  const notices = (
    <div ref={place} className="gate" tabIndex={-1}>
      {again === undefined ? undefined : <output>{t('again', again)}</output>}
      {move === undefined ? undefined : (
        // Focused with what it stands in, and so read.
        <Notice key={refused} tone="warning" title={move.title}>
          {move.detail}
          <p>{t(more !== 0 && unknownIn(reading) > 0 ? 'lookAgain' : 'look')}</p>
        </Notice>
      )}
      {unknown === '' ? undefined : (
        <Notice
          tone="warning"
          title={t('unknown')}
          announce
          actions={
            baseFailed && !confirming ? (
              <Button size="small" onClick={effect.start}>
                {retry}
              </Button>
            ) : undefined
          }
        >
          {all.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
          <Checkbox
            label={t('goOn')}
            checked={accepted === unknown}
            onChange={({ currentTarget: { checked } }) => setAccepted(checked ? unknown : '')}
          />
        </Notice>
      )}
    </div>
  );
  return { reason, notices };
}

interface Confirmation<Value> extends GateProps<Value> {
  /** Makes the change; answers how it ended, and shows itself why it failed. */
  onApply: (known: KnownEffect<Value>) => Promise<Applied>;
}

/** What came of a change that is one call, which tells itself why it failed. */
export const appliedBy = (call: Promise<unknown>): Promise<Applied> =>
  call.then(
    () => 'done',
    () => 'failed',
  );

export interface EffectDialogProps<Value>
  extends Confirmation<Value>, Omit<ConfirmDialogProps, 'onConfirm' | 'pending' | 'disabledReason'> {
  /** Why there is nothing to confirm; goes before what is not known. */
  reason?: string | undefined;
}

/** A question whose answer changes what people may do; it can be answered once its effect is known. */
export function EffectDialog<Value>(props: EffectDialogProps<Value>) {
  const { effect, doubts, unread, leftOut, moveOf, onApply, error, reason, ...dialog } = props;
  const gate = useEffectGate({ effect, ...(doubts && { doubts }), unread, leftOut, moveOf });
  return (
    <ConfirmDialog
      {...dialog}
      pending={effect.confirming}
      disabledReason={reason ?? gate.reason}
      error={
        <>
          {error}
          {gate.notices}
        </>
      }
      onConfirm={() => void effect.confirm(onApply)}
    />
  );
}

export interface EffectFooterProps<Value> extends Confirmation<Value> {
  label: string;
  variant?: ButtonLook['variant'];
  /** Why there is nothing to confirm; goes before what is not known. */
  reason?: string | undefined;
  /** How far it has come, and why no further. */
  progress?: ReactNode;
  cancelLabel?: string | undefined;
  /** The harmless choice takes the focus, as it replaces the button that had it. */
  cancelFirst?: boolean;
  onCancel: () => void;
  /** Takes the place of the confirmation, to ask something else first. */
  instead?: (() => void) | undefined;
  /** Further buttons, before the one that confirms. */
  children?: ReactNode;
}

/** The commands of a drawer that changes what people may do. */
export function EffectFooter<Value>(props: EffectFooterProps<Value>) {
  const {
    effect,
    doubts,
    unread,
    leftOut,
    moveOf,
    onApply,
    label,
    variant = 'primary',
    reason,
    progress,
    onCancel,
    instead,
  } = props;
  const { cancel } = useKitText();
  const gate = useEffectGate({ effect, ...(doubts && { doubts }), unread, leftOut, moveOf });
  return (
    <DrawerFooter>
      {progress}
      {gate.notices}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- see `cancelFirst` */}
      <Button autoFocus={props.cancelFirst ?? false} onClick={onCancel}>
        {props.cancelLabel ?? cancel}
      </Button>
      {props.children}
      <Button
        variant={variant}
        pending={effect.confirming}
        disabledReason={reason ?? gate.reason}
        onClick={() => (instead === undefined ? void effect.confirm(onApply) : instead())}
      >
        {label}
      </Button>
    </DrawerFooter>
  );
}
