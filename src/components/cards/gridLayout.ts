/** Layout of a grid of cards of equal size, in CSS pixels. `rowHeight` includes the row gap. */
export type GridLayout = { columns: number; cardWidth: number; rowHeight: number }

/** Height of a card below its cover at the default font size, in CSS pixels: gap, two lines of title, one line of subtitle (see Card.module.css). */
export const CARD_TEXT_HEIGHT_PX = 70

/**
 * Computes a grid with as many columns as fit, at least two, stretched to fill the width. All lengths are in CSS pixels.
 * @param minCardWidth  minimum width of a card
 * @param rowGap  distance between two rows; part of `rowHeight`, so that the offset of a row is its index times `rowHeight`
 * @param textHeight  height of a card below its cover
 */
export function layOutGrid(
  width: number,
  minCardWidth: number,
  columnGap: number,
  rowGap: number,
  textHeight = CARD_TEXT_HEIGHT_PX,
): GridLayout {
  const columns = Math.max(2, Math.floor((width + columnGap) / (minCardWidth + columnGap)))
  const cardWidth = Math.max(0, (width - columnGap * (columns - 1)) / columns)
  return { columns, cardWidth, rowHeight: Math.round(cardWidth * 1.5) + Math.ceil(textHeight) + rowGap }
}
