import { useTranslations } from 'use-intl';
import type { TimeWindow } from '#web/chart/time-window.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '#web/ui/icons.tsx';
import { MinusIcon } from '#web/ui/later-icons.tsx';
import { beside, zoomed, type TimelineSpan } from './timeline-span.ts';

export interface TimelineControlsProps {
  shown: TimelineSpan;
  window: TimeWindow;
  /** In words. */
  range: string;
  now: number;
  onShow: (next: TimelineSpan) => void;
}

/** Which part of time is shown: the usual ones, closer and wider, before and after. */
export function TimelineControls({ shown, window, range, now, onShow }: TimelineControlsProps) {
  const t = useTranslations('timeline');
  const { span, from } = shown;
  const isNowInSight = now >= window.from && now < window.to;
  const middle = isNowInSight ? now : (window.from + window.to) / 2;
  const [earlier, later] = [beside(shown, window, 'earlier', now), beside(shown, window, 'later', now)];
  const [closer, wider] = [zoomed(span, 'in', middle), zoomed(span, 'out', middle)];
  const show = (next: TimelineSpan | undefined) => next && onShow(next);
  return (
    <div className="timeline-controls">
      <fieldset className="toggles">
        <legend className="visually-hidden">{t('span.label')}</legend>
        {(['day', 'week', 'month'] as const).map((one) => (
          <label key={one} className="toggle">
            <input
              type="radio"
              name="span"
              checked={span === one && from === undefined}
              onChange={() => onShow({ span: one, from: undefined })}
            />
            {t(`span.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className="timeline-steps">
        <IconButton icon={ChevronLeftIcon} label={t('earlier')} onClick={() => show(earlier)} />
        <strong className="timeline-range">{range}</strong>
        <IconButton
          icon={ChevronRightIcon}
          label={t('later')}
          disabledReason={later === undefined ? t('noLater') : undefined}
          onClick={() => show(later)}
        />
        <IconButton
          icon={MinusIcon}
          label={t('zoomOut')}
          disabledReason={wider === undefined ? t('noWider') : undefined}
          onClick={() => show(isNowInSight && wider ? { ...wider, from: undefined } : wider)}
        />
        <IconButton
          icon={PlusIcon}
          label={t('zoomIn')}
          disabledReason={closer === undefined ? t('noCloser') : undefined}
          onClick={() => show(isNowInSight && closer ? { ...closer, from: undefined } : closer)}
        />
      </div>
      {isNowInSight ? undefined : (
        <Button size="small" variant="quiet" onClick={() => onShow({ span, from: undefined })}>
          {t('now')}
        </Button>
      )}
    </div>
  );
}
