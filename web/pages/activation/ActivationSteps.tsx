import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OpenedLink } from '#shared/self-service.ts';
import type { ActivationLink } from './activation-link.ts';
import { CodeStep, type AgainReason } from './CodeStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FactorStep } from './FactorStep.tsx';
import { LinkEnded } from './LinkEnded.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { LinkEnd } from './refusal.ts';

type Stage =
  | { readonly name: 'code'; readonly again?: AgainReason }
  | { readonly name: 'password'; readonly opened: OpenedLink; readonly weak?: boolean }
  | { readonly name: 'factor'; readonly opened: OpenedLink }
  | { readonly name: 'done'; readonly active: boolean; readonly region: string }
  | { readonly name: 'ended'; readonly end: LinkEnd };

/** What the tab's history says of the last step, and all that it says. */
const atFactor = 'factor';

/**
 * From the code to the password to the second factor. All of it is secret, and in this component only. The browser's own way
 * back leads from the last step to the password, as the button does, and not away from both.
 */
export function ActivationSteps({ link }: { link: ActivationLink }) {
  const [stage, setStage] = useState<Stage>({ name: 'code' });
  const [password, setPassword] = useState('');
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const goBack = () => void navigate(-1);
  const end = (reason: LinkEnd) => setStage({ name: 'ended', end: reason });

  const isBack = stage.name === 'factor' && state !== atFactor;
  const shown: Stage = isBack ? { name: 'password', opened: stage.opened } : stage;

  switch (shown.name) {
    case 'code':
      return (
        <CodeStep
          link={link}
          again={shown.again}
          onOpened={(opened) => setStage({ name: 'password', opened })}
          onEnd={end}
        />
      );
    case 'password':
      return (
        <PasswordStep
          user={shown.opened.user}
          password={password}
          isRefused={shown.weak ?? false}
          onChange={setPassword}
          onNext={() => {
            setStage({ name: 'factor', opened: shown.opened });
            void navigate({ pathname, search }, { state: atFactor });
          }}
        />
      );
    case 'factor':
      return (
        <FactorStep
          flow={link.flow}
          opened={shown.opened}
          password={password}
          onBack={goBack}
          onWeak={() => {
            setStage({ name: 'password', opened: shown.opened, weak: true });
            goBack();
          }}
          onAgain={(again) => {
            setStage({ name: 'code', again });
            goBack();
          }}
          onEnd={end}
          onDone={(active) => {
            setPassword('');
            setStage({ name: 'done', active, region: shown.opened.region });
          }}
        />
      );
    case 'done':
      return <DoneStep active={shown.active} region={shown.region} />;
    default:
      return <LinkEnded end={shown.end} isArrival />;
  }
}
