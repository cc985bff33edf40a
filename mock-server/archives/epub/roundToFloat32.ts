/** Rounds a number to a 32-bit float and returns its shortest decimal form, as the real server (Java) prints it. */
export function roundToFloat32(value: number): number {
  const single = Math.fround(value)
  for (let digits = 1; digits < 9; digits++) {
    const shorter = Number(single.toPrecision(digits))
    if (Math.fround(shorter) === single) return shorter
  }
  return Number(single.toPrecision(9))
}
