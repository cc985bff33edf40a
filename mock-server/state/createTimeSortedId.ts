import { randomInt } from 'node:crypto'

const CROCKFORD_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TSID_EPOCH_MS = Date.UTC(2020, 0, 1)
const COUNTER_LIMIT = 1 << 22

let lastTime = 0
let counter = 0

/**
 * Creates an id. It is a TSID: 13 characters that contain the milliseconds since 2020 (42 bits) and a counter (22 bits)
 * in Crockford base 32. Each id is greater than the previous id.
 */
export function createTimeSortedId(now = Date.now()): string {
  const time = Math.max(now - TSID_EPOCH_MS, lastTime)
  if (time > lastTime) {
    lastTime = time
    counter = randomInt(COUNTER_LIMIT / 2)
  } else {
    counter += 1
    if (counter >= COUNTER_LIMIT) {
      lastTime += 1
      counter = 0
    }
  }
  return encodeTimeSortedId((BigInt(lastTime) << 22n) | BigInt(counter))
}

/**
 * Encodes a number below 2⁶⁴ as a TSID. Generated libraries create ids from fixed numbers, so that the ids are the same
 * at every start.
 */
export function encodeTimeSortedId(value: bigint): string {
  let rest = value
  let text = ''
  for (let i = 0; i < 13; i++) {
    text = CROCKFORD_ALPHABET[Number(rest & 31n)] + text
    rest >>= 5n
  }
  return text
}
