/** The worked examples of behaviours B7, for tests of the rule and of the region that applies it. */
import type { UpgradeRule, UpgradeStep } from './worker-upgrade.ts';

export const exampleOffer = ['1.27.12', '1.27.14', '1.28.8', '1.28.10', '1.29.3', '1.29.5', '1.30.1'];

export interface UpgradeExample {
  readonly name: string;
  readonly controlPlane: string;
  readonly workers: string;
  readonly asked: string;
  readonly status: 202 | 400 | 403 | 409;
  /** The rule it breaks, of those the region answers 400. */
  readonly rule?: UpgradeRule;
  /** What the refusal says has to come first. */
  readonly first?: UpgradeStep;
}

const workersTo = (version: string): UpgradeStep => ({ part: 'workers', version });

export const upgradeExamples: readonly UpgradeExample[] = [
  { name: 'a', controlPlane: '1.29.5', workers: '1.29.3', asked: '1.29.5', status: 202 },
  {
    name: 'b',
    controlPlane: '1.29.5',
    workers: '1.28.8',
    asked: '1.29.5',
    status: 400,
    rule: 'startsFromNewestPatch',
    first: workersTo('1.28.10'),
  },
  { name: 'c', controlPlane: '1.29.5', workers: '1.28.8', asked: '1.28.10', status: 202 },
  { name: 'd', controlPlane: '1.29.5', workers: '1.28.10', asked: '1.29.5', status: 202 },
  { name: 'e', controlPlane: '1.29.5', workers: '1.28.10', asked: '1.29.3', status: 202 },
  {
    name: 'f',
    controlPlane: '1.29.3',
    workers: '1.28.10',
    asked: '1.29.5',
    status: 400,
    rule: 'isNotAboveControlPlane',
    first: { part: 'controlPlane', version: '1.29.5' },
  },
  { name: 'g', controlPlane: '1.29.5', workers: '1.27.14', asked: '1.29.5', status: 202 },
  {
    name: 'h',
    controlPlane: '1.30.1',
    workers: '1.27.14',
    asked: '1.30.1',
    status: 400,
    rule: 'isWithinTwoMinors',
    first: workersTo('1.29.5'),
  },
  {
    name: 'i',
    controlPlane: '1.30.1',
    workers: '1.27.12',
    asked: '1.29.5',
    status: 400,
    rule: 'startsFromNewestPatch',
    first: workersTo('1.27.14'),
  },
  { name: 'j', controlPlane: '1.29.5', workers: '1.29.5', asked: '1.29.5', status: 400, rule: 'isHigher' },
  { name: 'k', controlPlane: '1.29.5', workers: '1.29.5', asked: '1.28.10', status: 400, rule: 'isHigher' },
  { name: 'l', controlPlane: '1.29.5', workers: '1.28.10', asked: '1.29.9', status: 400, rule: 'isOffered' },
  { name: 'm, another operation running', controlPlane: '1.29.5', workers: '1.28.10', asked: '1.29.5', status: 409 },
  { name: 'n, by a viewer', controlPlane: '1.29.5', workers: '1.28.10', asked: '1.29.5', status: 403 },
];
