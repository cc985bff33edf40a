/**
 * Rounds a number to the precision of a 32-bit float. The result has as few decimal digits as possible, as on the real
 * server.
 */
export function roundToFloat32(value: number): number {
  const single = Math.fround(value)
  for (let digits = 1; digits < 9; digits++) {
    const shorter = Number(single.toPrecision(digits))
    if (Math.fround(shorter) === single) return shorter
  }
  return Number(single.toPrecision(9))
}
