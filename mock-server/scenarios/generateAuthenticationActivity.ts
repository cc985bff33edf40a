import type { MockServerState } from '../state/mockServerState'
import { toPseudoRandomUint32 } from './toPseudoRandomUint32'

const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  'KOReader/2026.04',
  'Tachiyomi/0.19',
  '',
]
const SOURCES = ['Password', 'ApiKey', 'RememberMe', 'OAuth2:Bookhouse']
const DAY_MS = 86_400_000
/**
 * Maximum age of the generated sign-ins in milliseconds. The limit is 29 days, because the server deletes sign-ins
 * after 30 days.
 */
const SPAN_MS = 29 * DAY_MS
const SIGN_INS_PER_FAILURE = 7

const KEYS_PER_USER = 150
const DEVICES = ['E-reader', 'Tablet', 'Phone', 'Kitchen tablet', 'Backup script', 'OPDS reader']
const KEY_AGE_DAYS = 700

/** Adds API keys for all users. These keys cannot be used to sign in, because they have no secrets. */
export function generateApiKeys(world: MockServerState): void {
  for (const { id: userId } of world.users.values())
    for (let index = 0; index < KEYS_PER_USER; index++) {
      const id = world.newId()
      const comment = `${DEVICES[index % DEVICES.length]} ${1 + Math.floor(index / DEVICES.length)}`
      const created = world.now() - ((toPseudoRandomUint32(index) % KEY_AGE_DAYS) + 1) * DAY_MS
      world.apiKeys.set(id, { id, userId, keyHash: '', comment, created })
    }
}

/**
 * Adds `count` sign-ins, distributed over the users and several IP addresses, oldest first. Every seventh sign-in
 * failed.
 */
export function generateAuthenticationActivity(world: MockServerState, count: number): void {
  const users = [...world.users.values()]
  const keysOfUsers = users.map(({ id }) => [...world.apiKeys.values()].filter(({ userId }) => userId === id))
  const start = world.now() - SPAN_MS
  for (let index = 0; index < count; index++) {
    const user = users[index % users.length]
    const source = SOURCES[Math.floor(index / users.length) % SOURCES.length] ?? 'Password'
    const userKeys = keysOfUsers[index % users.length] ?? []
    // These sign-ins never use the last API key of a user, so that each user has an unused key.
    const key = source === 'ApiKey' ? userKeys[index % (userKeys.length - 1)] : undefined
    const success = index % SIGN_INS_PER_FAILURE !== 0
    const isUnknown = !success && index % 2 === 0
    world.activity.push({
      userId: isUnknown ? null : (user?.id ?? null),
      email: isUnknown ? `guest${index % 40}@example.org` : (user?.email ?? null),
      apiKeyId: (success && key?.id) || null,
      apiKeyComment: key?.comment ?? null,
      ip: success ? `192.168.1.${2 + (index % 20)}` : `203.0.113.${index % 30}`,
      userAgent: AGENTS[index % AGENTS.length] ?? '',
      success,
      error: success ? null : 'Bad credentials',
      dateTime: start + Math.floor((index * SPAN_MS) / count),
      source,
    })
  }
  world.markChanged()
}
