import { createXXHash128, xxhash128 } from 'hash-wasm'

/**
 * Computes the hash that the server uses for files, pages and rejected API keys. The hash is XXH3 with 128 bits and
 * seed 0, as 32 hexadecimal digits.
 */
export const hashXxh3 = (data: Uint8Array): Promise<string> => xxhash128(data)

/** Computes the same hash as {@link hashXxh3}, for data that arrives in parts. */
export async function hashXxh3Stream(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const hasher = await createXXHash128()
  for await (const part of parts) hasher.update(part)
  return hasher.digest()
}
