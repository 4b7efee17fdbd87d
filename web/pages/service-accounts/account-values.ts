/** What a form holds of a service account, and what is sent for it: the API replaces all of it at once. */
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { choiceOf, durationOf, secondsOf, type LifetimeChoice } from './lifetime.ts';

export interface AccountValues extends LifetimeChoice {
  readonly name: string;
  /** `2027-01-31`, or empty for none. */
  readonly expirationDate: string;
}

/** Most characters of a name (shared/contract/iam/service-accounts.ts, schemas 7). */
export const nameMaximum = 64;

export const emptyValues: AccountValues = { name: '', ...choiceOf(undefined), expirationDate: '' };

export function valuesOf({ name = '', tokenDuration, expirationDate = '' }: ServiceAccount): AccountValues {
  return { name, ...choiceOf(tokenDuration), expirationDate };
}

export interface AccountBody {
  readonly name: string;
  readonly tokenDuration: string;
  readonly expirationDate?: string;
}

/** @throws RangeError for a lifetime that no token may have: the form checks it first. */
export function bodyOf(values: AccountValues): AccountBody {
  const seconds = secondsOf(values);
  if (seconds === undefined) throw new RangeError('this is no lifetime of a token');
  const { name, expirationDate } = values;
  return {
    name: name.trim(),
    tokenDuration: durationOf(seconds),
    ...(expirationDate === '' ? {} : { expirationDate }),
  };
}

export type AccountField = keyof AccountBody;

export interface AccountChange {
  readonly field: AccountField;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const fields: readonly AccountField[] = ['name', 'tokenDuration', 'expirationDate'];

/** The fields that differ, in the order of the form. */
export function changesBetween(before: AccountBody, after: AccountBody): readonly AccountChange[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** Fields of the API under the names that the form gives them. */
export function formField(field: string, { lifetime }: LifetimeChoice): string {
  if (field !== 'tokenDuration') return field;
  return lifetime === 'custom' ? 'amount' : 'lifetime';
}
