import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** Enough work for a stand-in: a few milliseconds per guess. */
const WORK = { N: 1024, r: 8, p: 1 }

/** Makes what is stored of a password. */
export function hashPassword(password: string): string {
  const salt = randomBytes(12).toString('base64url')
  return `${salt}.${digest(password, salt).toString('base64url')}`
}

/** Whether a password is the one that was stored. */
export function isPassword(password: string, stored: string): boolean {
  const [salt = '', expected = ''] = stored.split('.')
  const wanted = Buffer.from(expected, 'base64url')
  const found = digest(password, salt)
  return wanted.length === found.length && timingSafeEqual(wanted, found)
}

function digest(password: string, salt: string): Buffer {
  return scryptSync(password, salt, 32, WORK)
}
