import { randomUUID } from 'node:crypto'
import { requestLimits } from './requestLimits'

export type Session = {
  id: string
  userId: string | undefined
  usedAt: number
  /** Ended by an administrator. The next request of the session gets a notice, once. */
  ended: boolean
}

const IDLE_MS = 7 * 24 * 3_600_000

/**
 * Sessions, in memory only, as on the real server: a restart ends sessions without a remember-me cookie. The number is
 * limited per user, and for all anonymous sessions together; the least recently used one ends first.
 */
export class SessionStore {
  private readonly sessions = new Map<string, Session>()
  /** Sessions by user, least recently used first. */
  private readonly byOwner = new Map<string | undefined, Map<string, Session>>()

  /** Finds a session and marks it as used. A session that was idle for a week is closed. */
  find(id: string | undefined): Session | undefined {
    const session = id === undefined ? undefined : this.sessions.get(id)
    if (!session) return undefined
    const now = Date.now()
    if (now - session.usedAt > IDLE_MS) {
      this.close(session)
      return undefined
    }
    session.usedAt = now
    const own = this.ownedBy(session.userId)
    own.delete(session.id)
    own.set(session.id, session)
    return session
  }

  /** Opens a session; an anonymous one without a user. */
  open(userId?: string): Session {
    const session = { id: randomUUID(), userId, usedAt: Date.now(), ended: false }
    const own = this.ownedBy(userId)
    own.set(session.id, session)
    this.sessions.set(session.id, session)
    const [oldest] = own.values()
    const limit = userId === undefined ? requestLimits.anonymousSessionCount : requestLimits.sessionsPerUser
    if (oldest && own.size > limit) this.close(oldest)
    return session
  }

  close(session: Session): void {
    this.sessions.delete(session.id)
    const own = this.byOwner.get(session.userId)
    own?.delete(session.id)
    if (own?.size === 0) this.byOwner.delete(session.userId)
  }

  /** Ends all sessions of a user. Each session gets a notice at its next request. */
  endOf(userId: string): void {
    for (const session of this.byOwner.get(userId)?.values() ?? []) session.ended = true
  }

  private ownedBy(userId: string | undefined): Map<string, Session> {
    const own = this.byOwner.get(userId) ?? new Map<string, Session>()
    this.byOwner.set(userId, own)
    return own
  }
}

/** Encodes a session id as cookie value (base64url). */
export function cookieValueOf(sessionId: string): string {
  return Buffer.from(sessionId).toString('base64url')
}

/** The inverse of {@link cookieValueOf}. */
export function sessionIdOf(cookieValue: string | undefined): string | undefined {
  return cookieValue === undefined ? undefined : Buffer.from(cookieValue, 'base64').toString()
}
