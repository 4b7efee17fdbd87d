/**
 * What a message needs to be said; tsconfig.web.json puts this before use-intl's own parser. For a `select` that gives a
 * choice of objects, which use-intl takes for "needs nothing" when optional properties are exact; here it is one object.
 */
import type { GetICUArgs as Choice, GetICUArgsOptions } from 'icu-type-parser';

type NameIn<Arguments> = Arguments extends Arguments ? keyof Arguments : never;
type Value<Arguments, Name extends PropertyKey> = Arguments extends Readonly<Record<Name, infer Type>> ? Type : never;
type Merged<Arguments> = { [Name in NameIn<Arguments>]: Value<Arguments, Name> };

export type GetICUArgs<Message extends string, Options extends GetICUArgsOptions> = Merged<Choice<Message, Options>>;
export type { GetICUArgsOptions };
