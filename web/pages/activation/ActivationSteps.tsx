import { useState } from 'react';
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

/** From the code to the password to the second factor. All of it is secret, and in this component only. */
export function ActivationSteps({ link }: { link: ActivationLink }) {
  const [stage, setStage] = useState<Stage>({ name: 'code' });
  const [password, setPassword] = useState('');
  const end = (reason: LinkEnd) => setStage({ name: 'ended', end: reason });

  switch (stage.name) {
    case 'code':
      return (
        <CodeStep
          link={link}
          again={stage.again}
          onOpened={(opened) => setStage({ name: 'password', opened })}
          onEnd={end}
        />
      );
    case 'password':
      return (
        <PasswordStep
          user={stage.opened.user}
          password={password}
          isRefused={stage.weak ?? false}
          onChange={setPassword}
          onNext={() => setStage({ name: 'factor', opened: stage.opened })}
        />
      );
    case 'factor':
      return (
        <FactorStep
          flow={link.flow}
          opened={stage.opened}
          password={password}
          onBack={() => setStage({ name: 'password', opened: stage.opened })}
          onWeak={() => setStage({ name: 'password', opened: stage.opened, weak: true })}
          onAgain={(again) => setStage({ name: 'code', again })}
          onEnd={end}
          onDone={(active) => {
            setPassword('');
            setStage({ name: 'done', active, region: stage.opened.region });
          }}
        />
      );
    case 'done':
      return <DoneStep active={stage.active} region={stage.region} />;
    default:
      return <LinkEnded end={stage.end} isArrival />;
  }
}
