/** How a grid of equal cards fills a width. Everything follows from it in constant time, whatever the number of cards. */
export type GridLayout = { columns: number; cardWidth: number; rowHeight: number }

/** Height of a card below its cover, in text of the usual size: the gap, two lines of title and one quiet line (see Card.module.css). */
export const CARD_TEXT_HEIGHT = 70

/**
 * As many columns as fit with cards no narrower than `minCard`, stretched to fill the width.
 * @param rowGap distance between two rows; part of `rowHeight`, so that rows can be placed by multiplication
 * @param textHeight what a card has below its cover
 */
export function layOutGrid(
  width: number,
  minCard: number,
  columnGap: number,
  rowGap: number,
  textHeight = CARD_TEXT_HEIGHT,
): GridLayout {
  const columns = Math.max(2, Math.floor((width + columnGap) / (minCard + columnGap)))
  const cardWidth = Math.max(0, (width - columnGap * (columns - 1)) / columns)
  return { columns, cardWidth, rowHeight: Math.round(cardWidth * 1.5) + Math.ceil(textHeight) + rowGap }
}
