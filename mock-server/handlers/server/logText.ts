import type { World } from '../../world/world'

/** What happened since the start, a line each, oldest first. */
export function logText(world: World, started: number): string {
  const lines = [
    { time: started, text: 'Stand-in server started' },
    ...world.activity.map(({ dateTime, success, source, email, apiKeyComment }) => ({
      time: dateTime,
      text: `${success ? 'Signed in' : 'Sign-in refused'}: ${email ?? apiKeyComment ?? 'unknown'} (${source})`,
    })),
    ...world.history.map(({ timestamp, type, properties }) => ({
      time: timestamp,
      text: `${type}: ${properties.name ?? ''}`,
    })),
  ]
  const written = lines
    .sort((a, b) => a.time - b.time)
    .map(({ time, text }) => `${new Date(time).toISOString()}  INFO ${text}`)
  return `${written.join('\n')}\n`
}
