const SECRET = Buffer.from(
  'b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671fcb79e64eccc0e578825ad07dccff7221b8084674f743248ee03590e6813a264c' +
    '3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364ea' +
    'c5ac8334d3ebc3c581a0fffa1363eb170ddd51b7f0da49d316552629d4689e2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e',
  'hex',
)
const SECRET_WORDS = Uint32Array.from({ length: SECRET.length / 4 }, (_, i) => SECRET.readUInt32LE(i * 4))
const MASK_64_BITS = (1n << 64n) - 1n
const P32_1 = 0x9e3779b1
const P32_2 = 0x85ebca77n
const P32_3 = 0xc2b2ae3dn
const P64_1 = 0x9e3779b185ebca87n
const P64_2 = 0xc2b2ae3d27d4eb4fn
const P64_3 = 0x165667b19e3779f9n
const P64_4 = 0x85ebca77c2b2ae63n
const P64_5 = 0x27d4eb2f165667c5n
const BLOCK_BYTES = 1024
const STRIPE_BYTES = 64
const MAX_SHORT_INPUT_BYTES = 240
const INITIAL_ACCUMULATORS = [P32_3, P64_1, P64_2, P64_3, P64_4, P32_2, P64_5, BigInt(P32_1)]

/** Hash of files, pages and API keys on the server: XXH3 with 128 bits and seed 0, as 32 hexadecimal digits. */
export function xxh3(data: Uint8Array): string {
  const hash = new Xxh3()
  hash.update(data)
  return hash.digest()
}

/** Incremental XXH3 hash. */
export class Xxh3 {
  private readonly acc = Uint32Array.from(
    INITIAL_ACCUMULATORS.flatMap(value => [Number(value & 0xffffffffn), Number(value >> 32n)]),
  )
  private readonly block = Buffer.alloc(BLOCK_BYTES)
  private readonly words = new Uint32Array(this.block.buffer, this.block.byteOffset, BLOCK_BYTES / 4)
  /** End of the previous block, for a last stripe that overlaps it. */
  private readonly before = Buffer.alloc(STRIPE_BYTES)
  private filled = 0
  private length = 0

  update(data: Uint8Array): void {
    this.length += data.length
    for (let at = 0; at < data.length; ) {
      // Processes a full block only when more data follows, because the last block is processed differently.
      if (this.filled === BLOCK_BYTES) this.takeBlock()
      const part = data.subarray(at, at + BLOCK_BYTES - this.filled)
      this.block.set(part, this.filled)
      this.filled += part.length
      at += part.length
    }
  }

  digest(): string {
    const [high, low] = this.length > MAX_SHORT_INPUT_BYTES ? this.long() : short(this.block.subarray(0, this.filled))
    return hex(high) + hex(low)
  }

  private takeBlock(): void {
    for (let stripe = 0; stripe < BLOCK_BYTES / STRIPE_BYTES; stripe++)
      accumulate(this.acc, this.words, stripe * 16, stripe * 2)
    scramble(this.acc)
    this.block.copy(this.before, 0, BLOCK_BYTES - STRIPE_BYTES)
    this.filled = 0
  }

  private long(): [bigint, bigint] {
    const acc = Uint32Array.from(this.acc)
    const stripes = Math.floor((this.filled - 1) / STRIPE_BYTES)
    for (let stripe = 0; stripe < stripes; stripe++) accumulate(acc, this.words, stripe * 16, stripe * 2)
    const last = Buffer.concat([this.before, this.block.subarray(0, this.filled)]).subarray(-STRIPE_BYTES)
    const secret = SECRET.subarray(SECRET.length - STRIPE_BYTES - 7)
    const words = (bytes: Buffer) => Uint32Array.from({ length: 16 }, (_, i) => bytes.readUInt32LE(i * 4))
    accumulate(acc, words(last), 0, 0, words(secret))
    const length = BigInt(this.length)
    return [
      merge(acc, SECRET.length - STRIPE_BYTES - 11, ~(length * P64_2) & MASK_64_BITS),
      merge(acc, 11, (length * P64_1) & MASK_64_BITS),
    ]
  }
}

/** Mixes 64 bytes of data with the secret into the eight accumulators, in 32-bit steps because BigInt is slow. */
function accumulate(acc: Uint32Array, data: Uint32Array, at: number, secretAt: number, secret = SECRET_WORDS): void {
  for (let i = 0; i < 16; i += 2) {
    const low = data[at + i] ?? 0
    const high = data[at + i + 1] ?? 0
    add(acc, i ^ 2, low, high)
    const x = (low ^ (secret[secretAt + i] ?? 0)) >>> 0
    const y = (high ^ (secret[secretAt + i + 1] ?? 0)) >>> 0
    const [a, b, c, d] = [x & 0xffff, x >>> 16, y & 0xffff, y >>> 16]
    const [ac, ad, bc] = [a * c, a * d, b * c]
    const middle = (ac >>> 16) + (ad & 0xffff) + (bc & 0xffff)
    add(acc, i, (((middle & 0xffff) << 16) | (ac & 0xffff)) >>> 0, b * d + (ad >>> 16) + (bc >>> 16) + (middle >>> 16))
  }
}

function add(acc: Uint32Array, at: number, low: number, high: number): void {
  const sum = (acc[at] ?? 0) + low
  acc[at] = sum
  acc[at + 1] = (acc[at + 1] ?? 0) + high + (sum > 0xffffffff ? 1 : 0)
}

function scramble(acc: Uint32Array): void {
  for (let i = 0; i < 8; i++) {
    const value = lane(acc, i)
    const mixed =
      ((value ^ (value >> 47n) ^ SECRET.readBigUInt64LE(SECRET.length - STRIPE_BYTES + i * 8)) * BigInt(P32_1)) &
      MASK_64_BITS
    acc[i * 2] = Number(mixed & 0xffffffffn)
    acc[i * 2 + 1] = Number(mixed >> 32n)
  }
}

const lane = (acc: Uint32Array, i: number) => (BigInt(acc[i * 2 + 1] ?? 0) << 32n) | BigInt(acc[i * 2] ?? 0)
const secret64 = (at: number) => SECRET.readBigUInt64LE(at)
const hex = (value: bigint) => value.toString(16).padStart(16, '0')
const swapped = (value: bigint) => BigInt(`0x${Buffer.from(hex(value), 'hex').reverse().toString('hex')}`)

function merge(acc: Uint32Array, at: number, start: bigint): bigint {
  let sum = start
  for (let i = 0; i < 4; i++)
    sum += fold(lane(acc, i * 2) ^ secret64(at + i * 16), lane(acc, i * 2 + 1) ^ secret64(at + i * 16 + 8))
  return avalanche(sum & MASK_64_BITS)
}

function fold(a: bigint, b: bigint): bigint {
  const product = a * b
  return (product & MASK_64_BITS) ^ (product >> 64n)
}

function avalanche(value: bigint): bigint {
  const mixed = ((value ^ (value >> 37n)) * 0x165667919e3779f9n) & MASK_64_BITS
  return mixed ^ (mixed >> 32n)
}

function avalanche64(value: bigint): bigint {
  let mixed = ((value ^ (value >> 33n)) * P64_2) & MASK_64_BITS
  mixed = ((mixed ^ (mixed >> 29n)) * P64_3) & MASK_64_BITS
  return mixed ^ (mixed >> 32n)
}

/** High and low half of the hash for up to 240 bytes. */
function short(data: Buffer): [bigint, bigint] {
  if (data.length === 0) return [avalanche64(secret64(80) ^ secret64(88)), avalanche64(secret64(64) ^ secret64(72))]
  if (data.length < 4) return upTo3(data)
  if (data.length < 9) return upTo8(data)
  if (data.length < 17) return upTo16(data)
  return upTo240(data)
}

function upTo3(data: Buffer): [bigint, bigint] {
  const at = (i: number) => data[i] ?? 0
  const low = ((at(0) << 16) | (at(data.length >> 1) << 24) | at(data.length - 1) | (data.length << 8)) >>> 0
  const turned = Buffer.alloc(4)
  turned.writeUInt32BE(low)
  const swappedLow = turned.readUInt32LE()
  const high = ((swappedLow << 13) | (swappedLow >>> 19)) >>> 0
  const key = (offset: number) => (SECRET.readUInt32LE(offset) ^ SECRET.readUInt32LE(offset + 4)) >>> 0
  return [avalanche64(BigInt((high ^ key(8)) >>> 0)), avalanche64(BigInt((low ^ key(0)) >>> 0))]
}

function upTo8(data: Buffer): [bigint, bigint] {
  const input = BigInt(data.readUInt32LE()) | (BigInt(data.readUInt32LE(data.length - 4)) << 32n)
  const product = (input ^ secret64(16) ^ secret64(24)) * ((P64_1 + (BigInt(data.length) << 2n)) & MASK_64_BITS)
  const high = ((product >> 64n) + (product << 1n)) & MASK_64_BITS
  let low = (product & MASK_64_BITS) ^ (high >> 3n)
  low = ((low ^ (low >> 35n)) * 0x9fb21c651e98df25n) & MASK_64_BITS
  return [avalanche(high), low ^ (low >> 28n)]
}

function upTo16(data: Buffer): [bigint, bigint] {
  const first = data.readBigUInt64LE()
  const last = data.readBigUInt64LE(data.length - 8)
  const product = (first ^ last ^ secret64(32) ^ secret64(40)) * P64_1
  const turned = last ^ secret64(48) ^ secret64(56)
  const high = ((product >> 64n) + turned + (turned & 0xffffffffn) * (P32_2 - 1n)) & MASK_64_BITS
  const low = (((product & MASK_64_BITS) + (BigInt(data.length - 1) << 54n)) & MASK_64_BITS) ^ swapped(high)
  const result = low * P64_2
  return [avalanche(((result >> 64n) + high * P64_2) & MASK_64_BITS), avalanche(result & MASK_64_BITS)]
}

function upTo240(data: Buffer): [bigint, bigint] {
  const { length } = data
  const sums: Sums = [(BigInt(length) * P64_1) & MASK_64_BITS, 0n]
  if (length <= 128) {
    for (let i = Math.floor((length - 1) / 32); i >= 0; i--) mix(sums, data, i * 16, length - 16 * (i + 1), i * 32)
  } else {
    for (let i = 0; i < 128; i += 32) mix(sums, data, i, i + 16, i)
    sums[0] = avalanche(sums[0])
    sums[1] = avalanche(sums[1])
    for (let i = 160; i <= length; i += 32) mix(sums, data, i - 32, i - 16, i - 157)
    mix(sums, data, length - 16, length - 32, 103)
  }
  const [low, high] = sums
  return [
    -avalanche((low * P64_1 + high * P64_4 + BigInt(length) * P64_2) & MASK_64_BITS) & MASK_64_BITS,
    avalanche((low + high) & MASK_64_BITS),
  ]
}

type Sums = [low: bigint, high: bigint]

function mix(sums: Sums, data: Buffer, one: number, two: number, secretAt: number): void {
  const read = (at: number) => data.readBigUInt64LE(at)
  const part = (at: number, secret: number) => fold(read(at) ^ secret64(secret), read(at + 8) ^ secret64(secret + 8))
  sums[0] = ((sums[0] + part(one, secretAt)) & MASK_64_BITS) ^ ((read(two) + read(two + 8)) & MASK_64_BITS)
  sums[1] = ((sums[1] + part(two, secretAt + 16)) & MASK_64_BITS) ^ ((read(one) + read(one + 8)) & MASK_64_BITS)
}
