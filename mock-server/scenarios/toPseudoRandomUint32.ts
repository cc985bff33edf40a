/** Converts a number to an unsigned 32-bit integer that looks random. */
export function toPseudoRandomUint32(index: number): number {
  let value = Math.imul(index + 1, 0x9e3779b1)
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
