/** Scrambles a number to an unsigned integer of 32 bits, so that adjacent numbers give unrelated values. */
export function mixHashBits(index: number): number {
  let value = Math.imul(index + 1, 0x9e3779b1)
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
