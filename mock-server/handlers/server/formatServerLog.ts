import type { MockServerState } from '../../state/mockServerState'

/**
 * Formats activity and history as the text of a server log, one line each, oldest first.
 * @param started start time of the server in epoch milliseconds
 */
export function formatServerLog(world: MockServerState, started: number): string {
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
  const formattedLines = lines
    .sort((a, b) => a.time - b.time)
    .map(({ time, text }) => `${new Date(time).toISOString()}  INFO ${text}`)
  return `${formattedLines.join('\n')}\n`
}
