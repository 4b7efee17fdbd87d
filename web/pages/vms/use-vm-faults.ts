import { useTranslations } from 'use-intl';
import type { ChosenFile } from './user-data.ts';

/** What is wrong at a field of the form for new machines, in the reader's language. */
export function useVmFaults(): (path: string) => string {
  const t = useTranslations('vms.form.fault');
  const byField: Readonly<Record<string, string>> = {
    imageId: t('image'),
    vmType: t('type'),
    KeypairName: t('keypair'),
    minVMsCount: t('least'),
    maxVMsCount: t('count'),
    UserData: t('userData'),
  };
  return (path) => byField[path] ?? t('other');
}

/** Why a file cannot be sent; undefined for one that can, and for none. */
export function useFileFault(): (file: ChosenFile | undefined) => string | undefined {
  const t = useTranslations('vms.form.fault');
  return (file) => {
    if (file?.fault === undefined) return undefined;
    const kib = Math.ceil(file.size / 1_024);
    return file.fault === 'tooLarge' ? t('fileTooLarge', { name: file.name, size: kib }) : t('fileUnreadable');
  };
}
