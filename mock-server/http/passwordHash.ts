import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/**
 * Parameters of scrypt, the hash function for passwords. With these parameters, computing a hash takes only a few
 * milliseconds. The parameters are too weak for a real server, but sufficient for a mock server.
 */
const SCRYPT_PARAMETERS = { N: 1024, r: 8, p: 1 }

/** Hashes a password with a random salt for storage. */
export function hashPassword(password: string): string {
  const salt = randomBytes(12).toString('base64url')
  return `${salt}.${derivePasswordKey(password, salt).toString('base64url')}`
}

/** Returns whether a password matches the stored hash. */
export function verifyPassword(password: string, stored: string): boolean {
  const [salt = '', expected = ''] = stored.split('.')
  const expectedKey = Buffer.from(expected, 'base64url')
  const actualKey = derivePasswordKey(password, salt)
  return expectedKey.length === actualKey.length && timingSafeEqual(expectedKey, actualKey)
}

function derivePasswordKey(password: string, salt: string): Buffer {
  return scryptSync(password, salt, 32, SCRYPT_PARAMETERS)
}
