/** Log levels, from the least to the most severe. */
export const logLevels = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * Line of the log. `entry` is the index of the line at which its log entry starts. A log entry may have several lines,
 * for example a stack trace.
 */
export type ParsedLogLine = { text: string; level: LogLevel | undefined; entry: number }

/** Filter of the log: the minimum level, and a text that a log entry must contain. */
export type LogFilter = { minLevel: LogLevel; text: string }

/** Matches the timestamp and level at the start of a log entry. */
const entryPattern =
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*\s+(?:\[[^\]]*\]\s+)?(TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|SEVERE)\b/
const levelAliases: Readonly<Record<string, LogLevel>> = { WARNING: 'WARN', FATAL: 'ERROR', SEVERE: 'ERROR' }

/** Determines the log entry and the level of each line. Lines before the first log entry have no level. */
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
 * Returns the lines of the log entries that match the filter. If the filter text is in any line of an entry, returns
 * all lines of this entry, so that stack traces stay complete. Entries without a level match every minimum level.
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

/** Section of a log line. `isMatch` is true if the section is a match of the search text. */
export type LogLineSegment = { text: string; isMatch: boolean }

/** Splits a log line into the matches of a search text and the sections between them. Ignores case. */
export function splitLogLineAtMatches(line: string, searched: string): LogLineSegment[] {
  const wanted = searched.trim().toLowerCase()
  const lower = line.toLowerCase()
  // In lower case, some characters become longer, for example `İ`. The offsets of the matches would then be wrong, so
  // no match is highlighted.
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
