/** The room that a notice with something to press will take: nothing moves when it comes. */
export const noticePlace = <div aria-busy style={{ minBlockSize: '6.5rem' }} />;
