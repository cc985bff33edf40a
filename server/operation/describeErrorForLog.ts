const MAX_STACK_FRAMES = 3

/**
 * Describes an error for logs by its name, its code such as `ENOENT`, and the first functions in its stack trace. Omits
 * the message, because messages contain file names and parts of requests. Omits the folders of source files, because
 * they can contain the name of an account.
 */
export function describeErrorForLog(error: unknown): string {
  if (!(error instanceof Error)) return `thrown ${typeof error}`
  const { code } = error as NodeJS.ErrnoException
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .flatMap(line => describeStackFrame(line) ?? [])
    .slice(0, MAX_STACK_FRAMES)
  return [error.name, code, frames.length > 0 && `at ${frames.join(', ')}`].filter(Boolean).join(' ')
}

/**
 * Describes a line of a stack, such as `    at async read (/home/a/file.ts:1:2)`, as `read (file.ts:1:2)`.
 * @returns undefined for a line without a position in a file
 */
function describeStackFrame(line: string): string | undefined {
  if (!/^\s+at /.test(line)) return undefined
  const frame = line.trim().slice('at '.length)
  const nameEnd = frame.endsWith(')') ? frame.indexOf(' (') : -1
  const name = frame.slice(0, Math.max(0, nameEnd)).replace(/^async /, '')
  const path = nameEnd === -1 ? frame : frame.slice(nameEnd + ' ('.length, -1)
  const position = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  if (!/:\d+:\d+$/.test(position)) return undefined
  return name ? `${name} (${position})` : position
}
