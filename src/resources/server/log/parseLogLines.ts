/** Levels of log entries, from the least severe. */
export const logLevels = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * Line of the log. `entry` is the number of the log entry that contains the line. An entry may have several lines, such
 * as a stack trace.
 */
export type ParsedLogLine = { text: string; level: LogLevel | undefined; entry: number }

/** Filter of the log viewer: minimum level, and a text that an entry must contain. */
export type LogFilter = { minLevel: LogLevel; text: string }

/** Matches the start of a log entry: timestamp and level. FATAL and SEVERE count as ERROR. */
const entryPattern =
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*\s+(?:\[[^\]]*\]\s+)?(TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|SEVERE)\b/
const levelAliases: Readonly<Record<string, LogLevel>> = { WARNING: 'WARN', FATAL: 'ERROR', SEVERE: 'ERROR' }

/** Parses log lines. Assigns each line to an entry and a level. Lines before the first entry have no level. */
export function parseLogLines(texts: readonly string[]): ParsedLogLine[] {
  let entry = 0
  let level: LogLevel | undefined
  return texts.map((text, index) => {
    const name = entryPattern.exec(text)?.[1]
    if (name !== undefined) {
      entry = index
      level = levelAliases[name] ?? logLevels.find(each => each === name)
    }
    return { text, level, entry }
  })
}

/**
 * Returns the lines of all log entries that match the filter. If a line of an entry matches, all lines of the entry are
 * returned, so that stack traces stay complete. Entries without a level match every level.
 */
export function filterLogLines(
  lines: readonly ParsedLogLine[],
  { minLevel, text }: LogFilter,
): readonly ParsedLogLine[] {
  const searched = text.trim().toLowerCase()
  const least = logLevels.indexOf(minLevel)
  if (least <= 0 && searched === '') return lines
  const entriesWithText = new Set<number>()
  if (searched !== '')
    for (const line of lines) if (line.text.toLowerCase().includes(searched)) entriesWithText.add(line.entry)
  return lines.filter(
    ({ level, entry }) =>
      (level === undefined || logLevels.indexOf(level) >= least) && (searched === '' || entriesWithText.has(entry)),
  )
}

/** Part of a log line. `isMatch` is true if the part matches the search text. */
export type LogLineSegment = { text: string; isMatch: boolean }

/** Splits a log line into parts that match the search text and parts between them. Ignores case. */
export function splitLogLineAtMatches(line: string, searched: string): LogLineSegment[] {
  const wanted = searched.trim().toLowerCase()
  const lower = line.toLowerCase()
  // Some characters have another length in lower case. In a line with such characters, the offsets of matches would be
  // wrong, so nothing is highlighted.
  if (wanted === '' || lower.length !== line.length) return [{ text: line, isMatch: false }]
  const parts: LogLineSegment[] = []
  let from = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: line.slice(from, at), isMatch: false })
    from = at + wanted.length
    parts.push({ text: line.slice(at, from), isMatch: true })
  }
  if (from < line.length || parts.length === 0) parts.push({ text: line.slice(from), isMatch: false })
  return parts
}
