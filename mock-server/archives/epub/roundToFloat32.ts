/**
 * Rounds a number to the precision of a 32-bit float. Returns the shortest decimal number with this precision, as the
 * real server does. For example, 0.30000000000000004 becomes 0.3. Numbers beyond the range of a 32-bit float do not
 * change.
 */
export function roundToFloat32(value: number): number {
  const single = Math.fround(value)
  if (!Number.isFinite(single)) return value
  // Most numbers need at least 7 digits. For such numbers, the loop skips the attempts with 1 to 6 digits. This halves
  // the time to round the 400,000 numbers of a large EPUB.
  const needsSevenDigits = Math.fround(Number(single.toPrecision(6))) !== single
  for (let digits = needsSevenDigits ? 7 : 1; digits < 9; digits++) {
    const shorter = Number(single.toPrecision(digits))
    if (Math.fround(shorter) === single) return shorter
  }
  return Number(single.toPrecision(9))
}
