/** Levels of log entries, from the least severe. */
export const logLevels = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR'] as const
export type LogLevel = (typeof logLevels)[number]

/** Line of the log. The lines of a stack trace belong to the previous entry and have its level. */
export type ParsedLogLine = { text: string; level: LogLevel | undefined; entry: number }

/** Filter of the log viewer: minimum level of an entry, and a text in the entry. */
export type LogFilter = { minLevel: LogLevel; text: string }

/**
 * Matches the timestamp and the level at the start of an entry. FATAL and SEVERE are other names for the highest
 * level.
 */
const entryPattern =
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*\s+(?:\[[^\]]*\]\s+)?(TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|SEVERE)\b/
const levelAliases: Readonly<Record<string, LogLevel>> = { WARNING: 'WARN', FATAL: 'ERROR', SEVERE: 'ERROR' }

/** Assigns an entry and a level to each line. Lines before the first complete entry have no level. */
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
 * Returns all lines of the entries that match, so that stack traces stay complete. Entries without a level match every
 * level.
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

/** Part of a line. `isMatch` marks an occurrence of the search text. */
export type LogLineSegment = { text: string; isMatch: boolean }

/** Splits a line at the occurrences of the search text, ignoring case. */
export function splitLogLineAtMatches(line: string, searched: string): LogLineSegment[] {
  const wanted = searched.trim().toLowerCase()
  const lower = line.toLowerCase()
  // If lower case changes the length of a line, the offsets are wrong, so nothing is marked.
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
