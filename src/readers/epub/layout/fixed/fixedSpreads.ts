/** On which side of an open book a page wants to lie. */
export type SpreadSide = 'left' | 'right' | 'center'

/**
 * Which pages of a book of fixed layout lie beside each other. Each page lies on requestedPoint one leaf, in order; the first
 * one is a cover and lies alone unless it says otherwise, as does a page that wants the middle.
 * @param sides  what each page says of its side
 * @param two    whether there is room for two
 * @returns the pages of each leaf, in reading order
 */
export function fixedSpreads(
  sides: readonly (SpreadSide | undefined)[],
  direction: 'ltr' | 'rtl',
  two: boolean,
): readonly (readonly number[])[] {
  const [first, second] = direction === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const leaves: number[][] = []
  for (let at = 0; at < sides.length; at++) {
    const side: SpreadSide = sides[at] ?? (at === 0 ? second : first)
    const beside: SpreadSide = sides[at + 1] ?? second
    const paired = two && side === first && at + 1 < sides.length && beside === second
    leaves.push(paired ? [at, at + 1] : [at])
    if (paired) at += 1
  }
  return leaves
}
