import { useQueryClient } from '@tanstack/react-query';
import type { LossQuestion } from './held-questions.ts';
import type { HeldAnswer, PlaceLoss } from './loss.ts';
import { lossReading } from './loss-reading.ts';
import { useEffectOf, type Effect } from './use-effect-of.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { useOrganisation } from '#web/scope/use-organisation.ts';

/** What somebody holds at the places they leave, and what of it is lost. */
export type LossEffect = Effect<readonly PlaceLoss[], object, LossQuestion, HeldAnswer>;

/**
 * What somebody loses who leaves `from`: one space, in which what the organisation gives stays as long as they stay in the
 * organisation, or an organisation with all of its spaces. Policies come first, then ACLs and granular policies on every kind
 * of resource, in a space on those that the region's own review names.
 */
export function useLoss(from: Scope, subject: Subject, staysAround = from.kind === 'space'): LossEffect {
  const client = useQueryClient();
  const organisation = useOrganisation(from.region);
  return useEffectOf(
    `${from.id} ${subject.id} ${organisation?.id}`,
    lossReading(client, from, { staysAround, organisation, subject }),
    subject,
  );
}
