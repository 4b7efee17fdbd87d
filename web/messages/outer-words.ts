/** Where the words are of the pages before the console, which nobody sees who is signed in. */
import type { MessageModule } from './areas.ts';

export const words = import.meta.glob<MessageModule>('./*/{activation,signIn}.ts');
