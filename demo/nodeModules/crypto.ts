/** Browser replacement for the functions of `node:crypto` that the mock server uses. */
import { hmac } from '@noble/hashes/hmac.js'
import { md5, sha1 } from '@noble/hashes/legacy.js'
import { scrypt } from '@noble/hashes/scrypt.js'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const HASHES = { md5, sha1, sha256, sha512 }
type HashName = keyof typeof HASHES

export const randomUUID = (): string => crypto.randomUUID()
export const randomBytes = (length: number): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(length)))

/** Returns a random integer from `min` to `max - 1`. With a single argument, the range starts at 0. */
export function randomInt(min: number, max?: number): number {
  const [low, high] = max === undefined ? [0, min] : [min, max]
  return low + Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * (high - low))
}

/** Returns a hash object with the methods `update` and `digest`. */
export const createHash = (name: HashName) => collectBytes(bytes => HASHES[name](bytes))
export const createHmac = (name: HashName, key: string | Uint8Array) =>
  collectBytes(bytes => hmac(HASHES[name], toBytes(key), bytes))

function collectBytes(digest: (bytes: Uint8Array) => Uint8Array) {
  const parts: Uint8Array[] = []
  const collector = {
    update(part: string | Uint8Array) {
      parts.push(toBytes(part))
      return collector
    },
    digest: (encoding?: BufferEncoding) => {
      const result = Buffer.from(digest(concatBytes(...parts)))
      return encoding ? result.toString(encoding) : result
    },
  }
  return collector
}

export const scryptSync = (
  password: string,
  salt: string,
  length: number,
  parameters: { N: number; r: number; p: number },
) => Buffer.from(scrypt(toBytes(password), toBytes(salt), { ...parameters, dkLen: length }))

export const timingSafeEqual = (first: Uint8Array, second: Uint8Array): boolean =>
  first.length === second.length && first.every((byte, index) => byte === second[index])

const toBytes = (data: string | Uint8Array): Uint8Array => (typeof data === 'string' ? utf8ToBytes(data) : data)
