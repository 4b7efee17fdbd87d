/** The overview with the first steps in front of it, where regions are made up. Apart from the others, which every page waits for. */
export const firstStepsAddress = '/?steps';
