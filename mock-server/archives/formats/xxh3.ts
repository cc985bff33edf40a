import { createXXHash128, xxhash128 } from 'hash-wasm'

/** Returns the hash that the server gives to files, pages and keys: XXH3 with 128 bits, seed 0, as 32 hexadecimal digits. */
export const xxh3 = (data: Uint8Array): Promise<string> => xxhash128(data)

/** Returns the {@link xxh3} of data that arrives in parts. */
export async function xxh3OfParts(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const hasher = await createXXHash128()
  for await (const part of parts) hasher.update(part)
  return hasher.digest()
}
