import { useTranslations } from 'use-intl';
import type { AccessPath } from '#shared/rules/access.ts';
import type { Explanation } from '#shared/rules/access-knowledge.ts';
import { keyOfPath } from '#shared/rules/policy-preview.ts';
import { nameText } from '#web/ui/name-text.ts';

export interface PathGraphProps {
  name: string;
  permission: string;
  /** The resource by its name; empty for everything in the scope. */
  thing: string;
  /** What to call a resource. */
  nameOf: (resourceId: string) => string;
  /** At least one. */
  ways: readonly AccessPath[];
  /** `held`: without effect, whatever is held. */
  answer: Explanation['answer'];
}

/** More ways than these are counted: the list beside has all of them. */
const drawn = 6;

/** The way from somebody by what they hold to the permission and what it is on. The list of ways says the same in words. */
export function PathGraph({ name, permission, thing, nameOf, ways, answer }: PathGraphProps) {
  const t = useTranslations('accessPictures.graph');
  const shown = ways.slice(0, ways.length > drawn ? drawn - 1 : drawn);
  const rows = shown.length + (ways.length > shown.length ? 1 : 0);
  return (
    <div className="path-graph" data-allows={answer === 'granted' || undefined} aria-hidden="true">
      <Node title={nameText(name)} />
      <Lines rows={rows} spreads />
      <div className="path-graph-ways">
        {shown.map((way) => (
          <Node key={keyOfPath(way)} {...wayNode(way)} />
        ))}
        {ways.length > shown.length ? <Node title={t('more', { count: ways.length - shown.length })} /> : undefined}
      </div>
      <Lines rows={rows} />
      <Node title={nameText(permission)} isCode />
      <Lines rows={1} />
      <Node title={thing === '' ? t('everything') : nameText(thing)} detail={t('result', { answer })} />
    </div>
  );

  function wayNode(way: AccessPath): NodeProps {
    const detail = t('given', { kind: way.kind, level: way.level });
    if (way.kind === 'role') return { title: nameText(way.name), detail };
    if (way.kind === 'permission') return { title: t('direct'), detail };
    return { title: nameText(nameOf(way.resourceId)), detail };
  }
}

interface NodeProps {
  title: string;
  detail?: string;
  isCode?: boolean;
}

function Node({ title, detail, isCode = false }: NodeProps) {
  return (
    <div className="path-graph-node">
      {isCode ? <code>{title}</code> : <strong>{title}</strong>}
      {detail === undefined ? undefined : <span>{detail}</span>}
    </div>
  );
}

/** From one node to each of so many rows, or from each of them to one. */
function Lines({ rows, spreads = false }: { rows: number; spreads?: boolean }) {
  const middle = rows / 2;
  return (
    <svg viewBox={`0 0 1 ${rows}`} preserveAspectRatio="none">
      {Array.from({ length: rows }, (_, row) => {
        const [from, to] = spreads ? [middle, row + 0.5] : [row + 0.5, middle];
        return <path key={row} d={`M0 ${from}C0.5 ${from} 0.5 ${to} 1 ${to}`} vectorEffect="non-scaling-stroke" />;
      })}
    </svg>
  );
}
