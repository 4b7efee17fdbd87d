import { useEffect, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isUuid } from '#shared/contract/path.ts';
import type { SignInBody } from '#shared/session.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { loadRegions, useKnownRegions, useRegions } from './regions-store.ts';
import { OwnSignIn } from './OwnSignIn.tsx';
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

/** The button that was pressed. */
type Way = 'form' | 'admin' | 'limited' | 'person';

interface FieldErrors {
  readonly clientId?: string;
  readonly clientSecret?: string;
}

/** Region, client id and secret; the secret goes to the console's server and nowhere else. */
export function SignInForm({ region: fixed, preferred, clientId, operator, own = 'here' }: SignInFormProps) {
  const t = useTranslations('signIn');
  const regions = useRegions();
  const known = useKnownRegions();
  const [chosen, setChosen] = useState<string>();
  const [pending, setPending] = useState<Way>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>();
  const first = known.find(({ name }) => name === preferred) ?? known.find(({ reachable }) => reachable) ?? known[0];
  const region = fixed ?? chosen ?? first?.name ?? '';

  useEffect(() => void loadRegions(), []);

  async function send(body: SignInBody, which: Way) {
    setPending(which);
    setFailure(undefined);
    setErrors({});
    try {
      const outcome = await signIn(body);
      if (outcome === 'cookieRefused') setFailure(outcome);
    } catch (error) {
      const wrongPair = error instanceof ApiProblem && error.status === 401 && which === 'form';
      if (wrongPair) setErrors({ clientSecret: t('wrongPair') });
      else setFailure(error);
    } finally {
      setPending(undefined);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending !== undefined) return;
    const form = event.currentTarget;
    const id = valueOf(form, 'clientId').trim();
    const secret = valueOf(form, 'clientSecret');
    const wrong: FieldErrors = {
      ...(isUuid(id) ? {} : { clientId: id === '' ? t('clientIdNeeded') : t('clientIdInvalid') }),
      ...(secret === '' ? { clientSecret: t('clientSecretNeeded') } : {}),
    };
    setErrors(wrong);
    const [firstWrong] = Object.keys(wrong);
    if (firstWrong !== undefined) {
      form.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus();
      return;
    }
    void send({ region, clientId: id, clientSecret: secret, ...labelIn(form) }, 'form');
  }

  const here = known.find(({ name }) => name === region);
  const demo = here?.demo === true;
  const demoWays = (['admin', 'limited', 'person'] as const).filter(
    (way) => way !== 'person' || here?.demoPerson === true,
  );
  // Who signed in as a person before can do so again, whatever the list of regions says by then.
  const people = own === 'newTab' || here?.people === true;
  return (
    <form className="sign-in-form" onSubmit={submit} noValidate>
      {regions === 'failed' ? (
        <Notice tone="error" title={t('regionsFailed')} announce actions={<RetryRegions />} />
      ) : undefined}
      {fixed === undefined ? (
        <Select
          label={t('region')}
          name="region"
          value={region}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={known.map(({ name, zone, reachable }) => ({
            value: name,
            label: `${name} · ${zone}${reachable ? '' : ` — ${t('unreachable')}`}`,
          }))}
        />
      ) : undefined}
      {people && own !== 'no' ? <OwnSignIn region={region} inNewTab={own === 'newTab'} /> : undefined}
      <TextField
        label={t('clientId')}
        hint={t('clientIdHint')}
        name="clientId"
        defaultValue={clientId}
        error={errors.clientId}
        autoComplete="username"
        autoCapitalize="off"
        monospace
        required
      />
      <PasswordField
        label={t('clientSecret')}
        hint={t('secretStays')}
        name="clientSecret"
        error={errors.clientSecret}
        required
      />
      <TextField
        label={t('operator')}
        hint={t('operatorHint')}
        name="operator"
        defaultValue={operator}
        autoComplete="name"
        maxLength={80}
        optional
      />
      {failure === undefined ? undefined : <SignInFailure failure={failure} />}
      <Button type="submit" variant="primary" pending={pending === 'form'}>
        {pending === 'form' ? t('pending') : t('submit')}
      </Button>
      {demo ? (
        <section className="sign-in-demo" aria-labelledby="demo-accounts">
          <h2 id="demo-accounts">{t('demo')}</h2>
          <p>{t('demoHint')}</p>
          {demoWays.map((which) => (
            <Button
              key={which}
              pending={pending === which}
              onClick={({ currentTarget: { form } }) => {
                // A person needs no other name.
                const label = form === null || which === 'person' ? {} : labelIn(form);
                void send({ region, demo: which, ...label }, which);
              }}
            >
              {t(which === 'admin' ? 'demoAdmin' : which === 'limited' ? 'demoLimited' : 'demoPerson')}
            </Button>
          ))}
        </section>
      ) : undefined}
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
