import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { cidrFaultOf, freeNetworks, hasRecommendedPrefix, isNetwork, overlap } from '#shared/rules/cidr.ts';
import { FormTextField } from '#web/form/fields.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckIcon, WarningIcon } from '#web/ui/icons.tsx';
import type { ClusterValues } from './cluster-form.ts';

export interface IdentityFieldProps {
  form: UseFormReturn<ClusterValues>;
  /** The clusters of the space to compare with; undefined when they are not known. */
  others: readonly Cluster[] | undefined;
}

/** The cluster's name, with its length as one types and a warning when it is taken. */
export function NameField({ form, others }: IdentityFieldProps) {
  const t = useTranslations('clusters.form');
  const name = useWatch({ control: form.control, name: 'name' }).trim();
  const isTaken = others?.some((cluster) => cluster.name === name);
  return (
    <FormTextField
      form={form}
      name="name"
      label={t('name')}
      autoComplete="off"
      required
      hint={
        isTaken ? (
          <Warning>{t('nameTaken')}</Warning>
        ) : name === '' ? (
          t('nameHint')
        ) : (
          t('nameLength', { count: name.length })
        )
      }
    />
  );
}

/** Free networks that are suggested. */
const mostOffered = 2;

/** The cluster's network, with free ones to choose from; what is allowed but unwise is a warning, never a fault. */
export function CidrField({ form, others }: IdentityFieldProps) {
  const t = useTranslations('clusters.form');
  const cidr = useWatch({ control: form.control, name: 'cidr' }).trim();
  const near = (others ?? []).filter(
    (other) => isNetwork(cidr) && other.cidr !== undefined && isNetwork(other.cidr) && overlap(other.cidr, cidr),
  );
  const hint = () => {
    if (!isNetwork(cidr)) return t('cidrHint');
    if (near.length > 0)
      return <Warning>{t('cidrOverlap', { names: near.map(({ name }) => name).join(', ') })}</Warning>;
    if (!hasRecommendedPrefix(cidr)) return <Warning>{t('cidrPrefix')}</Warning>;
    return (
      <output className="hint-good">
        <CheckIcon size={14} /> {others === undefined ? t('cidrValid') : t('cidrFits')}
      </output>
    );
  };
  const isRefused = form.getFieldState('cidr', form.formState).error !== undefined;
  const meant = isRefused ? cidrFaultOf(cidr)?.network : undefined;
  const isWanting = cidr === '' || near.length > 0;
  const free =
    others && isWanting
      ? freeNetworks(
          others.flatMap((other) => other.cidr ?? []),
          mostOffered,
        )
      : [];
  const use = (network: string) => {
    form.setValue('cidr', network, { shouldDirty: true, shouldValidate: true });
    // The button goes with its reason.
    form.setFocus('cidr');
  };
  return (
    <div className="field">
      <FormTextField
        form={form}
        name="cidr"
        label={t('cidr')}
        monospace
        autoComplete="off"
        placeholder="10.20.0.0/16"
        required
        hint={hint()}
      />
      {meant === undefined ? undefined : (
        <p>
          <Button size="small" onClick={() => use(meant)}>
            {t('useNetwork', { network: meant })}
          </Button>
        </p>
      )}
      {free.length === 0 ? undefined : (
        <p className="page-actions">
          <span className="quiet">{t('freeNetworks')}</span>
          {free.map((network) => (
            <Button key={network} size="small" onClick={() => use(network)}>
              {network}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <output className="hint-warning">
      <WarningIcon size={14} /> {children}
    </output>
  );
}
