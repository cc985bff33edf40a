import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'

/**
 * Signs and verifies remember-me cookies. A change of the signing key or of the cookie lifetime takes effect after a
 * restart, as on the real server.
 */
export class RememberMeTokenSigner {
  private readonly key: string
  private nextKey: string
  readonly seconds: number

  constructor(private readonly world: MockServerState) {
    let saved: string | undefined
    this.nextKey = randomBytes(24).toString('base64url')
    world.registerAdditionalData('rememberMe', {
      save: () => ({ key: this.nextKey }),
      load: state => {
        saved = (state as { key?: string } | undefined)?.key
      },
    })
    this.key = saved ?? this.nextKey
    this.nextKey = this.key
    this.seconds = world.settings.rememberMeDurationDays * 86_400
  }

  /**
   * Creates a new signing key, which takes effect when the server restarts. After the restart, all cookies with the old
   * key are invalid.
   */
  renewKey(): void {
    this.nextKey = randomBytes(24).toString('base64url')
    this.world.markChangedOutsideLists()
  }

  /** Creates the value of a remember-me cookie. The cookie becomes invalid when the password of the user changes. */
  tokenFor(user: UserRecord): string {
    const expiresAtMs = Date.now() + this.seconds * 1000
    return Buffer.from(`${user.id}:${expiresAtMs}:${this.sign(user, expiresAtMs)}`).toString('base64url')
  }

  /** Returns the user of a remember-me cookie. Returns undefined for an invalid or expired cookie. */
  userOf(token: string): UserRecord | undefined {
    const [id = '', expiresAtMs = '', signature = ''] = Buffer.from(token, 'base64url').toString().split(':')
    const user = this.world.users.get(id)
    if (!user || !(Number(expiresAtMs) > Date.now())) return undefined
    const actualSignature = Buffer.from(signature)
    const expectedSignature = Buffer.from(this.sign(user, Number(expiresAtMs)))
    return actualSignature.length === expectedSignature.length && timingSafeEqual(actualSignature, expectedSignature)
      ? user
      : undefined
  }

  private sign(user: UserRecord, expiresAtMs: number): string {
    return createHmac('sha256', this.key).update(`${user.id}:${expiresAtMs}:${user.passwordHash}`).digest('base64url')
  }
}
