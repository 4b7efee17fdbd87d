/** How much of the overview there is room for on one screen: 1440 x 900 with something in each part, more where it is higher. */

/** Of operations that run; below a notice fewer. */
const mostRunning = 6;
const mostBelowNotice = 4;
/** What waits for somebody, beside more operations than `mostBelowNotice`, and else. */
const mostNeeds = 4;
const mostNeedsAlone = 6;
/** As the style sheet has it, in CSS pixels. */
const rowHeight = 32;
const usualHeight = 900;

/** How many of so many operations are shown; the link to a single other one would take its room. */
export function shownRunning(count: number, hasNotice: boolean, windowHeight: number): number {
  const higher = Math.max(0, Math.floor((windowHeight - usualHeight) / rowHeight));
  const most = (hasNotice ? mostBelowNotice : mostRunning) + higher;
  return count <= most + 1 ? count : most;
}

/** How many of so many things that wait for somebody are shown beside so many operations that run. */
export function shownNeeds(count: number, running: number): number {
  const most = running > mostBelowNotice ? mostNeeds : mostNeedsAlone;
  return count <= most + 1 ? count : most;
}
