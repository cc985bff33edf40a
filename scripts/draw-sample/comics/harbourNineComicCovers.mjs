/** Descriptions of the covers of the comic series "Harbour Nine", by index of the issue. */
export const harbourNineComicCovers = []
