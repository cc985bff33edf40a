/** Side of a page in a spread. A `center` page is shown alone. */
export type SpreadSide = 'left' | 'right' | 'center'

/**
 * Groups the pages of a fixed-layout book into spreads, in order. A page with the side `center` is alone in its spread.
 * A cover that declares no side is also alone.
 * @param sides side that each page declares, or undefined if the page declares no side
 * @param hasRoomForTwo whether a spread may contain two pages
 * @param hasCover whether the first page is a cover
 * @returns page indexes of each spread, in reading order
 */
export function groupFixedPagesIntoSpreads(
  sides: readonly (SpreadSide | undefined)[],
  direction: 'ltr' | 'rtl',
  hasRoomForTwo: boolean,
  hasCover = true,
): readonly (readonly number[])[] {
  const [first, second] = direction === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const spreads: number[][] = []
  for (let index = 0; index < sides.length; index++) {
    const side: SpreadSide = sides[index] ?? (index === 0 && hasCover ? second : first)
    const nextSide: SpreadSide = sides[index + 1] ?? second
    const isPair = hasRoomForTwo && side === first && index + 1 < sides.length && nextSide === second
    spreads.push(isPair ? [index, index + 1] : [index])
    if (isPair) index += 1
  }
  return spreads
}
