/** demo.json: the demo accounts and people of the embedded regions, which the start command writes once all is ready. */
import { z } from 'zod';

const DemoAccount = z.object({ clientId: z.string(), clientSecret: z.string() });
const DemoPerson = z.object({ email: z.string(), password: z.string(), totpSecret: z.string() });
const DemoRegion = z.object({
  name: z.string(),
  /** The administrator's. */
  ...DemoAccount.shape,
  limited: DemoAccount,
  person: DemoPerson.optional(),
});

export const DemoFile = z.object({ regions: z.array(DemoRegion) });

export type DemoFile = z.infer<typeof DemoFile>;
export type DemoRegion = z.infer<typeof DemoRegion>;
export type DemoPerson = z.infer<typeof DemoPerson>;
