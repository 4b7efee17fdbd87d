/** A port as configuration gives it. */
import { z } from 'zod';

const meant = 'must be a port, from 1 to 65535';

export const port = z.coerce.number(meant).int(meant).min(1, meant).max(65_535, meant);
