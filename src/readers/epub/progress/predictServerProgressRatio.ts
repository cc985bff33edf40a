/**
 * Returns the fraction of an EPUB that its page and the lists will show after the reader has sent a position. The server
 * stores the position as a page number: the rounded product of the page count and the fraction (server-facts 3.9).
 * `getBookProgressRatio` then divides this number by the page count. The division is repeated here, because a module of
 * the reader and the lists would be loaded by the sign-in page.
 * @param fraction  position number divided by the number of positions, 0 to 1
 * @param pagesCount  page count of the book on the server
 * @returns 0.01 to 0.99, or undefined if the book has no pages
 */
export const predictServerProgressRatio = (fraction: number, pagesCount: number): number | undefined =>
  pagesCount === 0 ? undefined : Math.min(0.99, Math.max(0.01, Math.round(pagesCount * fraction) / pagesCount))
