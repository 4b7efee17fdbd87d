import type { Wanted } from './find-places.ts';
import { LookSection } from './LookSection.tsx';
import { ReportSection } from './ReportSection.tsx';
import { StepSection } from './StepSection.tsx';
import { steps } from './tasks.ts';
import { useLeaver } from './use-leaver.ts';

/** Looking, four steps, and the report of it all. */
export function Checklist({ name, ...wanted }: Wanted & { name: string }) {
  const leaver = useLeaver(wanted);
  return (
    <>
      <LookSection leaver={leaver} wanted={wanted} name={name} />
      {steps.map((step) => (
        <StepSection key={step} step={step} leaver={leaver} name={name} />
      ))}
      <ReportSection leaver={leaver} wanted={wanted} name={name} />
    </>
  );
}
