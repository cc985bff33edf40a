import { randomInt } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const EPOCH = Date.UTC(2020, 0, 1)
const COUNTER_SPAN = 1 << 22

let lastTime = 0
let counter = 0

/** A new TSID: 13 Crockford characters, 42 bits of milliseconds since 2020 and 22 bits that grow within one of them. */
export function newTsid(now = Date.now()): string {
  const time = Math.max(now - EPOCH, lastTime)
  if (time > lastTime) {
    lastTime = time
    counter = randomInt(COUNTER_SPAN / 2)
  } else {
    counter += 1
    if (counter >= COUNTER_SPAN) {
      lastTime += 1
      counter = 0
    }
  }
  return encodeTsid((BigInt(lastTime) << 22n) | BigInt(counter))
}

/** Any number below 2^64 as a TSID, so that a drawn library has the same ids at every start. */
export function encodeTsid(value: bigint): string {
  let rest = value
  let text = ''
  for (let i = 0; i < 13; i++) {
    text = ALPHABET[Number(rest & 31n)] + text
    rest >>= 5n
  }
  return text
}
