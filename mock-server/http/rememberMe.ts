import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UserRecord } from '../world/records'
import type { World } from '../world/world'

/** Signs and verifies remember-me cookies. Key and duration are fixed at the start, as on the real server. */
export class RememberMe {
  private readonly key: string
  private nextKey: string
  readonly seconds: number

  constructor(private readonly world: World) {
    let saved: string | undefined
    this.nextKey = randomBytes(24).toString('base64url')
    world.part('rememberMe', {
      save: () => ({ key: this.nextKey }),
      load: state => {
        saved = (state as { key?: string } | undefined)?.key
      },
    })
    this.key = saved ?? this.nextKey
    this.nextKey = this.key
    this.seconds = world.settings.rememberMeDurationDays * 86_400
  }

  /** Creates a new key that takes effect at the next start and invalidates existing cookies. */
  renewKey(): void {
    this.nextKey = randomBytes(24).toString('base64url')
    this.world.changedBeside()
  }

  /** Creates the cookie value for a user. A change of the password invalidates it. */
  tokenFor(user: UserRecord): string {
    const until = Date.now() + this.seconds * 1000
    return Buffer.from(`${user.id}:${until}:${this.sign(user, until)}`).toString('base64url')
  }

  /** Returns the user of a valid cookie; undefined for a forged or expired one. */
  userOf(token: string): UserRecord | undefined {
    const [id = '', until = '', signature = ''] = Buffer.from(token, 'base64url').toString().split(':')
    const user = this.world.users.get(id)
    if (!user || !(Number(until) > Date.now())) return undefined
    const given = Buffer.from(signature)
    const wanted = Buffer.from(this.sign(user, Number(until)))
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? user : undefined
  }

  private sign(user: UserRecord, until: number): string {
    return createHmac('sha256', this.key).update(`${user.id}:${until}:${user.passwordHash}`).digest('base64url')
  }
}
