import type { MockServerState } from '../state/mockServerState'

const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  'KOReader/2026.04',
  'Tachiyomi/0.19',
  '',
]
const SOURCES = ['Password', 'ApiKey', 'RememberMe', 'OAuth2:Bookhouse']
/** Sign-ins are spread over this time, less than the time for which the server stores them. */
const SPAN_MS = 29 * 86_400_000
const FAILURE_INTERVAL = 7

/** Adds sign-ins of all users from several addresses; every seventh one failed. The oldest is first. */
export function generateAuthenticationActivity(world: MockServerState, count: number): void {
  const users = [...world.users.values()]
  const start = world.now() - SPAN_MS
  for (let index = 0; index < count; index++) {
    const user = users[index % users.length]
    const source = SOURCES[index % SOURCES.length] ?? 'Password'
    const success = index % FAILURE_INTERVAL !== 0
    const isUnknown = !success && index % 2 === 0
    world.activity.push({
      userId: isUnknown ? null : (user?.id ?? null),
      email: isUnknown ? `guest${index % 40}@example.org` : (user?.email ?? null),
      apiKeyId: success && source === 'ApiKey' ? `KEY${index % 5}` : null,
      apiKeyComment: source === 'ApiKey' ? `E-reader ${index % 5}` : null,
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
