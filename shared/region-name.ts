/** Form of a region's name, and so of the first segment of most page addresses. */
export const regionNamePattern = /^[a-z]{2,}(-[a-z0-9]+)+$/;
