/** A number as a 32-bit float prints it: the shortest decimal that still means the same float. */
export function asFloat(value: number): number {
  const single = Math.fround(value)
  for (let digits = 1; digits < 9; digits++) {
    const shorter = Number(single.toPrecision(digits))
    if (Math.fround(shorter) === single) return shorter
  }
  return Number(single.toPrecision(9))
}
