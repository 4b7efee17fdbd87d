import { browserEnvironment } from './browser-environment.ts';
import { LiveWatch } from './live-watch.ts';

/** The live watch of this page. The shell starts it once somebody is signed in; pages say what they want watched. */
export const liveWatch = new LiveWatch(browserEnvironment);
