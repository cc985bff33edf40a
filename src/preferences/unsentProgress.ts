import { readStored, writeStored } from './storage'

/** A place that was read and could not be told to the server. */
export interface Unsent {
  readonly bookId: string
  /** Whose place it is: another person may sign in before it can be sent. */
  readonly userId: string
  /** When it was read, in milliseconds. */
  readonly time: number
  /** The write as it would have been sent. */
  readonly write: { readonly page: number } | { readonly progression: object }
}

const keyOf = (userId: string, bookId: string) => `unsent.${userId}.${bookId}`
const listKey = 'unsent'

/** What this person read on this device and the server does not know, oldest first. */
export function unsentOf(userId: string): Unsent[] {
  return listed()
    .filter(key => key.startsWith(`unsent.${userId}.`))
    .flatMap(key => parsed(readStored(key)))
    .sort((a, b) => a.time - b.time)
}

/** Keeps a place until it is sent; a later one of the same book takes its seat. */
export function keepUnsent(unsent: Unsent): void {
  const key = keyOf(unsent.userId, unsent.bookId)
  writeStored(key, JSON.stringify(unsent))
  writeStored(listKey, JSON.stringify([...new Set([...listed(), key])]))
}

/** Forgets the kept place of a book: it was sent, or is not worth it any more. */
export function forgetUnsent(userId: string, bookId: string): void {
  const key = keyOf(userId, bookId)
  if (readStored(key) === undefined) return
  writeStored(key, undefined)
  writeStored(listKey, JSON.stringify(listed().filter(other => other !== key)))
}

function listed(): string[] {
  const list: unknown = json(readStored(listKey))
  return Array.isArray(list) ? list.filter(key => typeof key === 'string') : []
}

function parsed(text: string | undefined): Unsent[] {
  const value = json(text) as Partial<Unsent> | null
  const whole = typeof value?.bookId === 'string' && typeof value.time === 'number' && typeof value.write === 'object'
  return whole ? [value as Unsent] : []
}

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
