import type { BookRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'

export type ServerLogLine = { time: number; text: string }
type LogLevel = 'DEBUG' | 'INFO' | 'WARN' | 'ERROR'

const HOUR_MS = 3_600_000
/** Number of hours between the first line of the log and the start of the server. */
export const SERVER_LOG_HOURS_BEFORE_START = 14 * 24
const LOGGER_CHARS = 40
/** Maximum number of unreadable books that each nightly analysis reports in the log. */
const MAX_REPORTED_FAILURES = 20

/** Formats a log line as the real server does: time, level, process, thread, logger, message. */
export function formatServerLogLine(
  time: number,
  level: LogLevel,
  logger: string,
  message: string,
  thread = 'taskProcessor-1',
): ServerLogLine {
  const origin = `1 --- [komga] [${thread.padStart(15).slice(-15)}] ${logger.padEnd(LOGGER_CHARS)}`
  return { time, text: `${new Date(time).toISOString()} ${level.padStart(5)} ${origin} : ${message}` }
}

/**
 * Generates the log lines of the two weeks before the start of the server. The log contains a scan of each library
 * every hour, and an analysis and a slow database query every night.
 * @param started start time of the server in epoch milliseconds
 */
export function generateLogLinesBeforeStart(world: MockServerState, started: number): ServerLogLine[] {
  const failing = [...world.books.values()]
    .filter(({ media }) => media.status === 'ERROR')
    .slice(0, MAX_REPORTED_FAILURES)
  const hours = Array.from(
    { length: SERVER_LOG_HOURS_BEFORE_START },
    (_, i) => started - (SERVER_LOG_HOURS_BEFORE_START - i) * HOUR_MS,
  )
  return hours.flatMap((time, hour) => [
    ...[...world.libraries.values()].flatMap((library, i) => scanLines(world, library, time + i * 4000)),
    ...(hour % 24 === 3 ? failing.flatMap((book, i) => failedAnalysisLines(book, time + 60_000 + i * 700)) : []),
    ...(hour % 24 === 4 ? [slowQueryLine(time)] : []),
  ])
}

/**
 * Returns the log lines that the server writes when it starts.
 * @param started start time in epoch milliseconds
 */
export function generateServerStartLogLines(started: number): ServerLogLine[] {
  const line = (ms: number, logger: string, message: string) =>
    formatServerLogLine(started + ms, 'INFO', logger, message, 'main')
  return [
    line(0, 'o.gotson.komga.ApplicationKt', 'Starting the mock server as version 1.26.3'),
    line(1, 'o.g.k.i.datasource.DataSourcesConfiguration', 'Database is up to date'),
    line(2, 'o.s.boot.tomcat.TomcatWebServer', 'Server started and ready for requests'),
  ]
}

function scanLines(
  world: MockServerState,
  library: { id: string; name: string; root: string },
  time: number,
): ServerLogLine[] {
  const seriesCount = world.seriesOf(library.id).length
  return [
    formatServerLogLine(
      time,
      'INFO',
      'o.g.k.a.tasks.TaskHandler',
      `Executing task: ScanLibrary(libraryId='${library.id}')`,
    ),
    formatServerLogLine(time + 40, 'DEBUG', 'o.g.k.d.s.FileSystemScanner', `Scanning folder: ${library.root}`),
    formatServerLogLine(
      time + 900,
      'INFO',
      'o.g.k.d.s.LibraryContentLifecycle',
      `Library ${library.name}: ${seriesCount} series, 0 changed`,
    ),
    formatServerLogLine(time + 901, 'INFO', 'o.g.k.a.tasks.TaskHandler', 'Task ScanLibrary executed in 901.2ms'),
  ]
}

function failedAnalysisLines(book: BookRecord, time: number): ServerLogLine[] {
  const warning = formatServerLogLine(
    time,
    'WARN',
    'o.g.k.d.s.BookAnalyzer',
    `Book ${book.path} failed: ${book.media.comment}`,
  )
  if (book.media.comment !== 'ERR_1005' && book.media.comment !== 'ERR_1008') return [warning]
  const error = formatServerLogLine(
    time + 1,
    'ERROR',
    'o.g.k.d.s.BookAnalyzer',
    `Error while analyzing book: ${book.path}`,
  )
  return [warning, { time: error.time, text: [error.text, ...STACK_TRACE].join('\n') }]
}

const slowQueryLine = (time: number) =>
  formatServerLogLine(
    time + 120_000,
    'WARN',
    'o.g.k.i.jooq.SlowQueryListener',
    'Query took 1204 ms: select count(*) from book',
    'task-3',
  )

const STACK_TRACE = [
  'java.util.zip.ZipException: Archive is not a ZIP archive',
  '\tat org.apache.commons.compress.archivers.zip.ZipFile.positionAtEndOfCentralDirectoryRecord(ZipFile.java:1192)',
  '\tat org.apache.commons.compress.archivers.zip.ZipFile.positionAtCentralDirectory(ZipFile.java:1148)',
  '\tat org.apache.commons.compress.archivers.zip.ZipFile.<init>(ZipFile.java:768)',
  '\tat org.gotson.komga.infrastructure.mediacontainer.divina.ZipExtractor.getEntries(ZipExtractor.kt:31)',
  '\tat org.gotson.komga.domain.service.BookAnalyzer.analyzeDivina(BookAnalyzer.kt:143)',
  '\tat org.gotson.komga.application.tasks.TaskHandler.handleTask(TaskHandler.kt:82)',
  '\tat java.base/java.util.concurrent.ThreadPoolExecutor.runWorker(ThreadPoolExecutor.java:1136)',
  '\tat java.base/java.lang.Thread.run(Thread.java:840)',
  'Caused by: java.io.EOFException: Unexpected end of file',
  '\tat org.apache.commons.compress.utils.IOUtils.readFully(IOUtils.java:214)',
  '\t... 8 common frames omitted',
]
