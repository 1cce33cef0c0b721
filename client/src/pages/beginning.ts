/** The table that was founded to play at once: its game begins as soon as its page is there. */
export const beginning = { code: '' };
