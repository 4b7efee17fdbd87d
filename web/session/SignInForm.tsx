import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isUuid } from '#shared/contract/path.ts';
import type { SignInBody } from '#shared/session.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { keepChoice, readChoice } from '#web/ui/choice-cookie.ts';
import { Fold } from '#web/ui/Fold.tsx';
import { Select } from '#web/ui/Select.tsx';
import { loadRegions, useKnownRegions, useRegions } from './regions-store.ts';
import { DemoAccounts, type DemoAccount } from './DemoAccounts.tsx';
import { OwnSignIn } from './OwnSignIn.tsx';
import { PairFields, type PairErrors } from './PairFields.tsx';
import { signIn } from './session-store.ts';
import { SignInFailure } from './SignInFailure.tsx';

export interface SignInFormProps {
  /** Signs in to this region only; left out, the person chooses. */
  region?: string | undefined;
  /** Chosen beforehand, as long as this console knows it. */
  preferred?: string | undefined;
  /** Filled in beforehand: who was signed in until now. */
  clientId?: string | undefined;
  operator?: string | undefined;
  /** Whether people are led to the region's own page: from here, or in another tab where the page must stay. */
  own?: 'here' | 'newTab' | 'no';
}

/** What is under way. */
type Pending = 'pair' | DemoAccount;

/**
 * Whether whoever uses this browser signs in as a service account; kept when its fields are folded and unfolded. No name that the
 * server gives a cookie (`portico…-sign-in`), which no script may write over.
 */
const wayCookie = 'portico-way';
const ways = ['pair', 'own'] as const;

/** The ways in: demo accounts, oneself, a service account. Its secret goes to the console's server and nowhere else. */
export function SignInForm({ region: fixed, preferred, clientId, operator, own = 'here' }: SignInFormProps) {
  const t = useTranslations('signIn');
  const zones = useTranslations('core.zone');
  const regions = useRegions();
  const known = useKnownRegions();
  const [chosen, setChosen] = useState<string>();
  const [usesPair, setUsesPair] = useState(() => readChoice(wayCookie, ways) === 'pair');
  const [pending, setPending] = useState<Pending>();
  const [errors, setErrors] = useState<PairErrors>({});
  const [failure, setFailure] = useState<unknown>();
  const proposed = known.find(({ name }) => name === preferred) ?? known.find(({ reachable }) => reachable) ?? known[0];
  const region = fixed ?? chosen ?? proposed?.name ?? '';
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => void loadRegions(), []);

  async function send(body: SignInBody, which: Pending) {
    // Two at once would let in one after the other.
    if (pending !== undefined) return;
    setPending(which);
    setFailure(undefined);
    setErrors({});
    try {
      const outcome = await signIn(body);
      if (outcome === 'cookieRefused') setFailure(outcome);
    } catch (error) {
      const wrongPair = error instanceof ApiProblem && error.status === 401 && which === 'pair';
      if (wrongPair) setErrors({ clientSecret: t('wrongPair') });
      else setFailure(error);
    } finally {
      setPending(undefined);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const id = valueOf(fields, 'clientId').trim();
    const secret = valueOf(fields, 'clientSecret');
    const wrong: PairErrors = {
      ...(isUuid(id) ? {} : { clientId: id === '' ? t('clientIdNeeded') : t('clientIdInvalid') }),
      ...(secret === '' ? { clientSecret: t('clientSecretNeeded') } : {}),
    };
    setErrors(wrong);
    const [firstWrong] = Object.keys(wrong);
    if (firstWrong !== undefined) {
      fields.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus();
      return;
    }
    void send({ region, clientId: id, clientSecret: secret, ...labelIn(fields) }, 'pair');
  }

  const here = known.find(({ name }) => name === region);
  const demo = here?.demo === true;
  const isAgain = own !== 'here';
  // Who signed in as a person before can do so again, whatever the list of regions says by then.
  const people = own === 'newTab' || (own === 'here' && here?.people === true);
  const first = isAgain || !demo ? (people && !usesPair ? 'own' : 'pair') : 'demo';
  const pair = (
    <PairFields
      clientId={clientId}
      operator={operator}
      errors={errors}
      pending={pending === 'pair'}
      isPrimary={first === 'pair'}
    />
  );
  const demoAccounts = demo ? (
    <DemoAccounts
      region={region}
      hasPerson={here?.demoPerson ?? false}
      pending={pending === 'pair' ? undefined : pending}
      isFirst={first === 'demo'}
      onChoose={(account) => {
        // A person needs no other name.
        const label = form.current === null || account === 'person' ? {} : labelIn(form.current);
        void send({ region, demo: account, ...label }, account);
      }}
    />
  ) : undefined;
  return (
    <form ref={form} className="sign-in-form" onSubmit={submit} noValidate>
      {regions === 'failed' ? (
        <Notice tone="error" title={t('regionsFailed')} announce actions={<RetryRegions />} />
      ) : undefined}
      {isAgain ? undefined : demoAccounts}
      {demo && !isAgain ? <p className="sign-in-or">{t('orOwn')}</p> : undefined}
      {fixed === undefined ? (
        <Select
          label={t('region')}
          name="region"
          value={region}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={known.map(({ name, zone, reachable }) => ({
            value: name,
            label: `${name} · ${zone} · ${zones(zone)}${reachable ? '' : ` — ${t('unreachable')}`}`,
          }))}
        />
      ) : undefined}
      {failure === undefined ? undefined : <SignInFailure failure={failure} />}
      {people ? (
        <>
          <OwnSignIn region={region} inNewTab={isAgain} isPrimary={first === 'own'} />
          <Fold
            title={t('orServiceAccount')}
            startsOpen={usesPair}
            onToggle={(open) => {
              setUsesPair(open);
              keepChoice(wayCookie, open ? 'pair' : 'own');
            }}
          >
            {pair}
          </Fold>
        </>
      ) : (
        pair
      )}
      {isAgain ? demoAccounts : undefined}
    </form>
  );
}

function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Whose session it is, as far as they said. */
function labelIn(form: HTMLFormElement): { operator?: string } {
  const operator = valueOf(form, 'operator').trim();
  return operator === '' ? {} : { operator };
}

function RetryRegions() {
  const t = useTranslations('core.kit');
  return (
    <Button size="small" onClick={() => void loadRegions(true)}>
      {t('retry')}
    </Button>
  );
}
