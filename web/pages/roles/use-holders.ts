import { useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { knowledgeFrom, type AccessKnowledge, type LevelReading } from '#shared/rules/access-knowledge.ts';
import { readPolicy } from '#web/access/read-policy.ts';
import { subjectSources, type NamedSubject } from '#web/access/subject-list.ts';
import { policyOf } from '#web/access/subject-reads.ts';
import { useSweep } from '#web/access/use-sweep.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOrganisationId } from '#web/shell/scope-names.ts';

/** Somebody who holds the role, with everything that tells what a change of the role does to them. */
export interface RoleHolder {
  readonly subject: NamedSubject;
  /** What was read at the scope itself. */
  readonly reading: LevelReading;
  readonly knowledge: AccessKnowledge;
  /** The organisation's policy, whose identity rights reach into a space, could not be read. */
  readonly aboveUnread: boolean;
}

/** A holder's policy has been read a moment before. */
const justReadMs = 10_000;

/** A preview looks at so many identities, or finds so many holders, before it asks whether to go on. */
const most = { asked: 300, holders: 50 };

/**
 * Who holds a role in its scope: reads the policy of every user and service account there. Nobody else can hold it, as
 * roles do not exist outside of their scope (behaviours B10.2). `bounded` stops early until `goOn` is called.
 */
export function useHolders(scope: Scope, roleUuid: string, bounded: boolean) {
  const client = useQueryClient();
  const organisationId = useOrganisationId(scope.region);
  const [isBounded, setBounded] = useState(bounded);
  const sweep = useSweep<NamedSubject, RoleHolder>(
    (signal, stop) => {
      let [asked, holders] = [0, 0];
      return {
        sources: subjectSources(scope, signal),
        look: async (subject) => {
          const { grants } = await client.fetchQuery(policyOf(scope, subject));
          const holds = grants.roles.includes(roleUuid);
          asked += 1;
          if (holds) holders += 1;
          const holder = holds ? await holderOf(client, scope, organisationId, subject) : undefined;
          // After this answer has been counted.
          if (isBounded && (asked >= most.asked || holders >= most.holders)) setTimeout(stop);
          return holder;
        },
      };
    },
    { atOnce: true },
  );

  return {
    ...sweep,
    /** Checks everybody, however many. */
    goOn: () => {
      setBounded(false);
      sweep.start();
    },
  };
}

async function holderOf(
  client: QueryClient,
  scope: Scope,
  organisationId: string | undefined,
  subject: NamedSubject,
): Promise<RoleHolder> {
  const own = await readPolicy(client, scope, subject, justReadMs);
  const around: Scope | undefined =
    scope.kind === 'space' && organisationId !== undefined
      ? { region: scope.region, kind: 'organisation', id: organisationId }
      : undefined;
  const above = around && (await readPolicy(client, around, subject).catch(() => undefined));
  const readings = above === undefined ? [own.reading] : [own.reading, above.reading];
  return {
    subject,
    reading: own.reading,
    knowledge: knowledgeFrom(scope.kind === 'space' && own.here, readings),
    aboveUnread: around !== undefined && above === undefined,
  };
}
