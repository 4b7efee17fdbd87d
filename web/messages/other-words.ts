/** Where the words are that the console's first page does not show: two lines for each file would weigh on it in every language. */
import type { MessageModule } from './areas.ts';

export const words = import.meta.glob<MessageModule>(['./*/*.ts', '!./*/{activation,core,handover,signIn,users}.ts']);
