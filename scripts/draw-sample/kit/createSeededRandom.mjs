/**
 * Creates a generator of random numbers from a seed. The same seed gives the same numbers.
 * @param {string} seed any text
 */
export function createSeededRandom(seed) {
  let a = 1779033703
  for (const ch of seed) a = Math.imul(a ^ ch.codePointAt(0), 3432918353) ^ (a >>> 13)
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next()
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: list => list[Math.floor(next() * list.length)],
    chance: p => next() < p,
  }
}
