import { format as formatMessage } from 'node:util'

export type LogFormat = 'text' | 'json'
export type LogEntryFields = Readonly<Record<string, string | number | boolean | undefined>>

/** Log of the program. Its entries contain no client addresses, account names or search terms. */
export type ProgramLog = {
  /** Logs an event. `text` is the line in the text format. An event without `text` appears only in the JSON format. */
  info: (event: string, fields?: LogEntryFields, text?: string) => void
  error: (event: string, fields: LogEntryFields, text: string) => void
}

/**
 * Creates a log in text or JSON format. In JSON format, each line is an object. Info events go to the standard output,
 * errors to the error output. In JSON format, messages that libraries write with `console.error` or `console.warn`
 * become JSON too.
 */
export function createProgramLog(format: LogFormat): ProgramLog {
  const writeJson = (stream: NodeJS.WriteStream, level: string, event: string, fields: LogEntryFields = {}) =>
    stream.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  if (format === 'json') {
    console.error = (...args) => writeJson(process.stderr, 'error', 'message', { message: formatMessage(...args) })
    console.warn = (...args) => writeJson(process.stderr, 'warn', 'message', { message: formatMessage(...args) })
    return {
      info: (event, fields) => writeJson(process.stdout, 'info', event, fields),
      error: (event, fields) => writeJson(process.stderr, 'error', event, fields),
    }
  }
  return {
    info: (_event, _fields, text) => text !== undefined && console.log(text),
    error: (_event, _fields, text) => console.error(text),
  }
}
