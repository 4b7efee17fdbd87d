import { useTranslations } from 'use-intl';
import type { Vm } from '#shared/contract/platform/vms.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { VmType } from './vms-columns.tsx';

/** What the region knows of a machine. */
export function VmFacts({ vm }: { vm: Vm }) {
  const t = useTranslations('vms');
  const copy = (value: string | undefined, label: string) =>
    value === undefined ? undefined : <Copy value={value} label={label} />;
  return (
    <section className="page-section" aria-labelledby="vm-facts">
      <h2 id="vm-facts">{t('overview')}</h2>
      <KeyValueList
        columns={2}
        items={[
          { label: t('columns.type'), value: vm.type === undefined ? undefined : <VmType type={vm.type} /> },
          { label: t('facts.image'), value: copy(vm.imageId, t('facts.copyImage')) },
          { label: t('columns.keypair'), value: vm.keypairName },
          { label: t('columns.privateIp'), value: copy(vm.privateIp, t('copyPrivateIp', { name: vm.id })) },
          { label: t('columns.publicIp'), value: copy(vm.publicIp, t('copyPublicIp', { name: vm.id })) },
          { label: t('facts.subnet'), value: copy(vm.subnetId, t('facts.copySubnet')) },
          { label: t('facts.network'), value: copy(vm.vpcId, t('facts.copyNetwork')) },
          {
            label: t('columns.created'),
            value: vm.creationDate === undefined ? undefined : <DateTime at={vm.creationDate} show="both" />,
          },
        ]}
      />
    </section>
  );
}
