import { randomUUID } from 'node:crypto'
import { requestLimits } from './requestLimits'

export type UserSession = {
  id: string
  userId: string | undefined
  /** Hash of the API key with which the session was opened. Undefined for all other sessions. */
  apiKeyHash?: string
  usedAt: number
  /**
   * Whether an administrator has ended the session. The response to the next request with this session tells the
   * client that the session has ended.
   */
  ended: boolean
}

const MAX_IDLE_MS = 7 * 24 * 3_600_000

/**
 * Stores sessions in memory. As on the real server, a restart ends all sessions. There is a limit for the sessions of
 * each user, and a limit for anonymous sessions. Above a limit, the least recently used session ends.
 */
export class UserSessionStore {
  private readonly sessions = new Map<string, UserSession>()
  /** Sessions by user id. The least recently used session comes first. */
  private readonly byOwner = new Map<string | undefined, Map<string, UserSession>>()

  /** Finds a session and updates the time of its last use. Closes a session that has not been used for a week. */
  find(id: string | undefined): UserSession | undefined {
    const session = id === undefined ? undefined : this.sessions.get(id)
    if (!session) return undefined
    const now = Date.now()
    if (now - session.usedAt > MAX_IDLE_MS) {
      this.close(session)
      return undefined
    }
    session.usedAt = now
    const userSessions = this.ownedBy(session.userId)
    userSessions.delete(session.id)
    userSessions.set(session.id, session)
    return session
  }

  /**
   * Opens a session of a user. Without `userId`, the session is anonymous.
   * @param apiKeyHash hash of the API key with which the user signed in
   */
  open(userId?: string, apiKeyHash?: string): UserSession {
    const session = { id: randomUUID(), userId, apiKeyHash, usedAt: Date.now(), ended: false }
    const userSessions = this.ownedBy(userId)
    userSessions.set(session.id, session)
    this.sessions.set(session.id, session)
    const [oldest] = userSessions.values()
    const limit = userId === undefined ? requestLimits.anonymousSessionCount : requestLimits.sessionsPerUser
    if (oldest && userSessions.size > limit) this.close(oldest)
    return session
  }

  close(session: UserSession): void {
    this.sessions.delete(session.id)
    const userSessions = this.byOwner.get(session.userId)
    userSessions?.delete(session.id)
    if (userSessions?.size === 0) this.byOwner.delete(session.userId)
  }

  /** Marks all sessions of a user as ended. In each session, the next response tells the client about the end. */
  expireUser(userId: string): void {
    for (const session of this.byOwner.get(userId)?.values() ?? []) session.ended = true
  }

  private ownedBy(userId: string | undefined): Map<string, UserSession> {
    const userSessions = this.byOwner.get(userId) ?? new Map<string, UserSession>()
    this.byOwner.set(userId, userSessions)
    return userSessions
  }
}

/** Encodes a session id in base64url as the value of the session cookie. */
export function encodeSessionCookie(sessionId: string): string {
  return Buffer.from(sessionId).toString('base64url')
}

/**
 * Returns the session id that {@link encodeSessionCookie} encoded as a cookie value. Returns undefined if there is no
 * value.
 */
export function decodeSessionCookie(cookieValue: string | undefined): string | undefined {
  return cookieValue === undefined ? undefined : Buffer.from(cookieValue, 'base64').toString()
}
