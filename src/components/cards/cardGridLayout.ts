/**
 * Layout of a grid of cards with equal size. Lengths are in CSS pixels. `rowHeight` includes the gap between two rows.
 */
export type CardGridMeasurements = { columns: number; cardWidth: number; rowHeight: number }

/**
 * Height in CSS pixels of the text below a cover, at the default font size. It has room for two title lines, a subtitle
 * line and a gap.
 */
export const CARD_TEXT_HEIGHT_PX = 70

/**
 * Computes the layout of a card grid, with at least two columns. The cards fill the width of the grid. All lengths are
 * in CSS pixels.
 * @param minCardWidth minimum width of a card. With two columns, the cards may be narrower.
 * @param rowGap gap between two rows. The resulting `rowHeight` includes this gap.
 * @param textHeight height of the text below a cover
 */
export function computeCardGridMeasurements(
  width: number,
  minCardWidth: number,
  columnGap: number,
  rowGap: number,
  textHeight = CARD_TEXT_HEIGHT_PX,
): CardGridMeasurements {
  const columns = Math.max(2, Math.floor((width + columnGap) / (minCardWidth + columnGap)))
  const cardWidth = Math.max(0, (width - columnGap * (columns - 1)) / columns)
  return { columns, cardWidth, rowHeight: Math.round(cardWidth * 1.5) + Math.ceil(textHeight) + rowGap }
}
