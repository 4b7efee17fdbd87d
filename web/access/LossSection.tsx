import { useFormatter, useTranslations } from 'use-intl';
import type { Right } from '#shared/rules/policy-preview.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { paths, type Subject } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import { SweepHead } from '#web/ui/SweepHead.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { CountedPreview } from './AffectedLine.tsx';
import { OutcomeGroups } from './AffectedLists.tsx';
import { EffectLines, type Outcome } from './EffectGroup.tsx';
import type { HeldAnswer, PlaceLoss } from './loss.ts';
import { useLossGaps } from './use-loss-gaps.ts';
import { useLossPlaces } from './use-loss-places.ts';
import type { LossEffect } from './use-loss.ts';
import { useResourceNames, type NamedResource } from './use-resource-names.ts';

/** What becomes of what is held: it is taken away; it stays and cannot be used; it can be used again. */
export type Fate = 'lost' | 'idle' | 'regained';

export interface LossSectionProps {
  effect: LossEffect;
  subject: Subject;
  /** Where they leave. */
  from: Scope;
  fate?: Fate;
  /** What could not be read is told beside the button that confirms. */
  isGated?: boolean;
  /** One of many: how much is held is in sight, and what on demand. */
  isBrief?: boolean;
}

/** Of so few places each preview is open from the beginning. */
const openUpTo = 2;

/** What somebody holds at the places they leave: place by place, with how far it was read and what of it was not. */
export function LossSection(props: LossSectionProps) {
  const { effect, subject, from, fate = 'lost', isGated = false, isBrief = false } = props;
  const t = useTranslations('losses');
  const nameOf = useLossPlaces(effect, from);
  const { unread, leftOut, doubts } = useLossGaps(effect, from);
  const { sweep, again } = effect.reading;
  const { asked, total, found } = again === undefined ? sweep : { ...sweep, ...again };
  const state = again === undefined ? effect.state : 'reading';
  const countOf = (what: HeldAnswer['what']) => found.filter((one) => one.what === what).length;
  const title = t(`title.${fate}`);
  const places = (effect.value ?? []).map((place) => (fate === 'regained' ? regained(place) : place));
  const holding = places.filter(isHolding);
  // Of a place that was not read to its end nobody knows that nothing is held there.
  const bare = effect.state === 'complete' ? places.filter((place) => !isHolding(place)) : [];
  const rightsOf = (outcome: Outcome, count: number) => {
    if (fate === 'lost' || (outcome !== 'lost' && outcome !== 'gained')) return undefined;
    return t(fate === 'idle' ? 'cannot' : 'can', { count });
  };
  return (
    <section className="sweep" aria-label={title} aria-busy={state === 'reading'}>
      <h3>{title}</h3>
      <SweepHead
        label={title}
        asked={asked}
        total={total}
        isRunning={state === 'reading'}
        action={
          state === 'reading'
            ? { label: t('stop'), onPress: effect.stop }
            : state === 'partly' && !effect.confirming
              ? { label: t('again'), onPress: effect.start }
              : undefined
        }
      >
        {t('read', {
          state,
          asked,
          total,
          places: countOf('policy'),
          acls: countOf('acls'),
          granular: countOf('granular'),
        })}
      </SweepHead>
      <OutcomeGroups
        items={holding}
        titleOf={(outcome, count) => t(outcome === 'lost' || outcome === 'gained' ? fate : outcome, { count })}
        renderItems={(these) => (
          <ul className="effect-people">
            {these.map((place) => (
              <PlaceLine
                key={place.scope.id}
                place={place}
                name={nameOf(place.scope)}
                subject={subject}
                open={!isBrief && places.length <= openUpTo}
                titleOf={rightsOf}
              />
            ))}
          </ul>
        )}
      />
      <EffectLines
        outcome="inert"
        title={t('nothing', { count: bare.length })}
        items={bare}
        keyOf={({ scope }) => scope.id}
        renderLine={({ scope }) => nameText(nameOf(scope))}
      />
      {isGated || state === 'reading'
        ? undefined
        : [unread, leftOut, ...doubts].map((gap) => (gap === undefined ? undefined : <p key={gap}>{gap}</p>))}
      <p className="field-hint">
        {t('created')} {fate !== 'lost' && from.kind === 'space' ? t('elsewhere') : undefined}
      </p>
    </section>
  );
}

interface PlaceLineProps {
  place: PlaceLoss;
  name: string;
  subject: Subject;
  open: boolean;
  titleOf: (outcome: Outcome, count: number) => string | undefined;
}

function PlaceLine({ place: { scope, roles, preview }, name, subject, open, titleOf }: PlaceLineProps) {
  const t = useTranslations('losses');
  const format = useFormatter();
  const single = [...preview.lost, ...preview.gained].flatMap(asResource);
  const nameOf = useResourceNames(scope, single);
  return (
    <li>
      <TextLink to={paths.access(scope, subject)}>{nameText(name)}</TextLink>{' '}
      <span className="field-hint">
        {t('place', { kind: scope.kind, count: roles.length, roles: format.list(roles.map(nameText)) })}
      </span>
      <CountedPreview
        preview={preview}
        open={open}
        scope={scope}
        titleOf={titleOf}
        resourceOf={(right) => asResource(right).map(nameOf)[0]}
      />
    </li>
  );
}

function asResource({ permission, resourceId }: Right): readonly NamedResource[] {
  const { service, resource } = facetsOf({ name: permission });
  return resourceId === undefined ? [] : [{ service, resource, resourceId }];
}

function isHolding({ preview, roles }: PlaceLoss): boolean {
  return roles.length > 0 || Object.values(preview).some((rights: readonly Right[]) => rights.length > 0);
}

/** What comes back is what would be lost. */
function regained(place: PlaceLoss): PlaceLoss {
  const { lost, gained } = place.preview;
  return { ...place, preview: { ...place.preview, gained: lost, lost: gained } };
}
