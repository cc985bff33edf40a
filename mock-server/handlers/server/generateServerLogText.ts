import type { AuthenticationActivityRecord, HistoryRecord } from '../../state/administrationRecords'
import type { MockServerState } from '../../state/mockServerState'
import type { FinishedTaskRecord } from '../../state/taskQueue'
import {
  formatServerLogLine,
  generateLogLinesBeforeStart,
  generateServerStartLogLines,
  SERVER_LOG_HOURS_BEFORE_START,
  type ServerLogLine,
} from './serverLogLines'

const HOUR_MS = 3_600_000
const earlierLines = new WeakMap<MockServerState, ServerLogLine[]>()

/**
 * Generates the text of the server log, oldest line first. The log begins two weeks before the start of the server.
 * @param started start time of the server in epoch milliseconds
 */
export function generateServerLogText(world: MockServerState, started: number): string {
  const earlier = earlierLines.get(world) ?? [
    ...generateLogLinesBeforeStart(world, started),
    ...generateServerStartLogLines(started),
  ]
  earlierLines.set(world, earlier)
  const oldest = started - SERVER_LOG_HOURS_BEFORE_START * HOUR_MS
  const lines = [
    ...earlier,
    ...world.activity.filter(({ dateTime }) => dateTime >= oldest).map(activityLine),
    ...world.history.filter(({ timestamp }) => timestamp >= oldest).map(historyLine),
    ...world.tasks.runs.map(taskLine),
  ]
  return `${lines
    .sort((first, second) => first.time - second.time)
    .map(({ text }) => text)
    .join('\n')}\n`
}

function activityLine({
  dateTime,
  success,
  source,
  email,
  apiKeyComment,
  ip,
  error,
}: AuthenticationActivityRecord): ServerLogLine {
  const account = email ?? apiKeyComment ?? 'unknown'
  const message = success
    ? `Signed in: ${account} (${source}) from ${ip}`
    : `Sign-in refused: ${account} (${source}) from ${ip}: ${error}`
  return formatServerLogLine(
    dateTime,
    success ? 'INFO' : 'WARN',
    'o.g.k.i.security.LoginListener',
    message,
    'http-nio-exec-4',
  )
}

const historyLine = ({ timestamp, type, properties }: HistoryRecord): ServerLogLine =>
  formatServerLogLine(timestamp, 'INFO', 'o.g.k.d.s.HistoricalEvents', `${type}: ${properties.name ?? ''}`)

const taskLine = ({ type, seconds, failed, finished }: FinishedTaskRecord): ServerLogLine =>
  failed
    ? formatServerLogLine(finished, 'ERROR', 'o.g.k.a.tasks.TaskHandler', `Task ${type} failed`)
    : formatServerLogLine(
        finished,
        'INFO',
        'o.g.k.a.tasks.TaskHandler',
        `Task ${type} executed in ${(seconds * 1000).toFixed(1)}ms`,
      )
