/** Levels of log entries, from the least severe. */
export const logLevels = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR'] as const
export type LogLevel = (typeof logLevels)[number]

/** Line of the log. Lines of a stack trace belong to the entry before them and have its level. */
export type ParsedLogLine = { text: string; level: LogLevel | undefined; entry: number }

/** Filter of the log viewer: minimum level of an entry, and a text that it must contain. */
export type LogFilter = { minLevel: LogLevel; text: string }

/**
 * Matches the timestamp and the level at the start of an entry. Date and time are separated by `T` or a space. Some
 * loggers name the highest level FATAL or SEVERE.
 */
const entryPattern =
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*\s+(?:\[[^\]]*\]\s+)?(TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|SEVERE)\b/
const levelAliases: Readonly<Record<string, LogLevel>> = { WARNING: 'WARN', FATAL: 'ERROR', SEVERE: 'ERROR' }

/** Assigns each line its entry and level. Lines before the first known entry have no level. */
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
 * Returns the lines of the entries that match. All lines of a matching entry are returned, so that a stack trace stays
 * complete. Entries without a level match every level.
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

/** Part of a line; `isMatch` for an occurrence of the searched text. */
export type LogLineSegment = { text: string; isMatch: boolean }

/** Splits a line at the occurrences of the searched text, regardless of case. The parts add up to the line. */
export function splitLogLineAtMatches(line: string, searched: string): LogLineSegment[] {
  const wanted = searched.trim().toLowerCase()
  const lower = line.toLowerCase()
  // Marks nothing if the lower-case line has another length, because the offsets would differ.
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
