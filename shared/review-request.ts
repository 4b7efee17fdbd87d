/** What is sent of access reviews, and earlier results that somebody has kept, checked and bounded. */
import { z } from 'zod';
import { regionNamePattern } from './region-name.ts';
import { longestName } from './run-limits.ts';
import { gapKinds, reviewBounds, reviewFormat, subjectTypes, verdicts } from './review.ts';

const said = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    // Nothing that turns the words around it; the joiners are letters of some scripts.
    .refine((text) => !/(?![\u200C\u200D])[\p{Cc}\p{Cf}]/u.test(text));

const scope = z.strictObject({
  region: z.string().regex(regionNamePattern),
  kind: z.enum(['organisation', 'space']),
  id: z.guid().toLowerCase(),
});
const subjectType = z.enum(subjectTypes);
const subjectOf = { type: subjectType, id: z.guid().toLowerCase() };

export const NewReviewBody = z.strictObject({
  name: said(reviewBounds.name),
  services: z.array(z.string().regex(/^[\w-]{1,60}$/)).max(reviewBounds.services),
  subjects: z.array(subjectType).min(1).max(subjectTypes.length),
  parts: z
    // What a scope is called is not for who reviews it to choose.
    .array(
      z.strictObject({
        scope,
        name: z.string().min(1).max(longestName),
        reviewer: z.strictObject(subjectOf).optional(),
      }),
    )
    .min(1)
    .max(reviewBounds.parts)
    .refine((parts) => new Set(parts.map((part) => JSON.stringify(part.scope))).size === parts.length),
});

export const NewDecisionsBody = z.strictObject({
  items: z
    .array(
      z.strictObject({
        subject: z.strictObject(subjectOf),
        version: z.int().min(1),
        verdict: z.enum(verdicts).optional(),
        note: said(reviewBounds.note).optional(),
        run: z.guid().optional(),
      }),
    )
    .min(1)
    .max(reviewBounds.decisions),
});

const right = z.object({ id: z.string(), name: z.string() });
const line = z.object({
  subject: z.object({ type: subjectType, id: z.string(), name: z.string() }),
  roles: z.array(right),
  permissions: z.array(right),
  acls: z.int().min(0).exactOptional(),
});

/** A file of an earlier review, as far as another one is compared with it. */
export const EarlierFile = z.object({
  format: z.literal(reviewFormat),
  name: z.string(),
  services: z.array(z.string()).max(reviewBounds.services),
  subjects: z.array(subjectType),
  parts: z
    .array(
      z.object({
        scope: z.object({ ...scope.shape, region: z.string() }),
        name: z.string(),
        gaps: z.array(z.object({ what: z.enum(gapKinds) })),
        lines: z.array(line).max(reviewBounds.lines),
      }),
    )
    .max(reviewBounds.parts),
});
export type EarlierFile = z.infer<typeof EarlierFile>;
