import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UserRecord } from '../world/records'
import type { World } from '../world/world'

/** Signs and reads the cookie that signs in again. Key and duration are taken at the start, as the server does. */
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

  /** From the next start on, cookies of before are worth nothing. */
  renewKey(): void {
    this.nextKey = randomBytes(24).toString('base64url')
    this.world.changedBeside()
  }

  tokenFor(user: UserRecord): string {
    const until = Date.now() + this.seconds * 1000
    return Buffer.from(`${user.id}:${until}:${this.sign(user, until)}`).toString('base64url')
  }

  /** The user of a cookie that is genuine and not too old. */
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
