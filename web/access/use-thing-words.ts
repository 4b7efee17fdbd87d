import { useTranslations } from 'use-intl';
import type { Messages } from '#web/messages/areas.ts';

type ThingName = keyof Messages['access']['things'];

/** Kinds of things by what permissions call them. */
const names: Readonly<Record<string, ThingName>> = {
  'compute.blockStorage': 'blockStorage',
  'compute.dhcpOptions': 'dhcpOptions',
  'compute.gpu': 'gpu',
  'compute.image': 'image',
  'compute.internetGateway': 'internetGateway',
  'compute.keypair': 'keypair',
  'compute.loadBalancer': 'loadBalancer',
  'compute.natGateway': 'natGateway',
  'compute.nic': 'nic',
  'compute.publicIp': 'publicIp',
  'compute.routeTable': 'routeTable',
  'compute.securityGroup': 'securityGroup',
  'compute.snapshot': 'snapshot',
  'compute.subnet': 'subnet',
  'compute.vm': 'vm',
  'compute.vpc': 'vpc',
  'iam.accessKey': 'accessKey',
  'iam.permission': 'permission',
  'iam.role': 'role',
  'iam.serviceAccount': 'serviceAccount',
  'iam.space': 'space',
  'iam.user': 'user',
  'kubernetes.cluster': 'kubernetesCluster',
  'openshift.cluster': 'openshiftCluster',
  'postgresql.backup': 'backup',
  'postgresql.cluster': 'database',
  'registry.instance': 'registry',
  'secrets.instance': 'secretInstance',
  'objectstorage.bucket': 'bucket',
};

/** `130 Kubernetes clusters`, or `Kubernetes clusters` for all of them; undefined for what this page has no words for. */
export function useThingWords(): (what: string, count: number | undefined) => string | undefined {
  const t = useTranslations('access.things');
  return (what, count) => {
    const name = Object.hasOwn(names, what) ? names[what] : undefined;
    // No sentence is about none of something: nought stands for all.
    return name && t(name, { count: count ?? 0 });
  };
}
