import { randomUUID } from 'node:crypto'

export type Session = {
  id: string
  userId: string | undefined
  usedAt: number
  /** Ended by an administrator: its next call is told so, once. */
  ended: boolean
}

const IDLE_MS = 7 * 24 * 3_600_000

/** Sessions live in memory, as the server's do; a restart signs out everybody who is not remembered. */
export class SessionStore {
  private readonly sessions = new Map<string, Session>()

  /** A session by its id, unless it idled for a week. */
  find(id: string | undefined): Session | undefined {
    const session = id === undefined ? undefined : this.sessions.get(id)
    if (!session) return undefined
    const now = Date.now()
    if (now - session.usedAt > IDLE_MS) {
      this.sessions.delete(session.id)
      return undefined
    }
    session.usedAt = now
    return session
  }

  /** Opens one; without a user it only remembers that somebody came. */
  open(userId?: string): Session {
    const session = { id: randomUUID(), userId, usedAt: Date.now(), ended: false }
    this.sessions.set(session.id, session)
    return session
  }

  close(session: Session): void {
    this.sessions.delete(session.id)
  }

  /** Ends all sessions of a user; whoever holds one hears of it at the next call. */
  endOf(userId: string): void {
    for (const session of this.sessions.values()) if (session.userId === userId) session.ended = true
  }
}

/** The cookie's value is the id in another spelling. */
export function cookieValueOf(sessionId: string): string {
  return Buffer.from(sessionId).toString('base64url')
}

/** The inverse of {@link cookieValueOf}. */
export function sessionIdOf(cookieValue: string | undefined): string | undefined {
  return cookieValue === undefined ? undefined : Buffer.from(cookieValue, 'base64').toString()
}
