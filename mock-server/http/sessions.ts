import { randomUUID } from 'node:crypto'
import { requestLimits } from './requestLimits'

export type Session = {
  id: string
  userId: string | undefined
  usedAt: number
  /** Ended by an administrator: its next call is told so, once. */
  ended: boolean
}

const IDLE_MS = 7 * 24 * 3_600_000

/**
 * Sessions live in memory, as the server's do; a restart signs out everybody who is not remembered. Each user has a limited
 * number, and so have all visitors who are not signed in together; beyond it the one used longest ago ends.
 */
export class SessionStore {
  private readonly sessions = new Map<string, Session>()
  /** Sessions of one owner in the order of their last use. */
  private readonly byOwner = new Map<string | undefined, Map<string, Session>>()

  /** A session by its id, unless it idled for a week. */
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

  /** Opens one; without a user it only remembers that somebody came. */
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

  /** Ends all sessions of a user; whoever holds one hears of it at the next call. */
  endOf(userId: string): void {
    for (const session of this.byOwner.get(userId)?.values() ?? []) session.ended = true
  }

  private ownedBy(userId: string | undefined): Map<string, Session> {
    const own = this.byOwner.get(userId) ?? new Map<string, Session>()
    this.byOwner.set(userId, own)
    return own
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
