const MAX_STACK_FRAMES = 3
const STACK_FRAME = /^\s+at (?:(?:async )?(.+?) \()?(?:.*[/\\])?([^/\\()]+:\d+:\d+)\)?$/gm

/**
 * Describes an error for logs: name, code such as `ENOENT`, and the functions that threw it. Omits the message, because
 * messages contain file names and parts of requests. Omits the folders of source files, because they can contain the
 * name of an account.
 */
export function describeErrorForLog(error: unknown): string {
  if (!(error instanceof Error)) return `thrown ${typeof error}`
  const { code } = error as NodeJS.ErrnoException
  const frames = [...(error.stack ?? '').replace(error.message, '').matchAll(STACK_FRAME)]
    .slice(0, MAX_STACK_FRAMES)
    .map(([, name, position]) => (name ? `${name} (${position})` : position))
  return [error.name, code, frames.length > 0 && `at ${frames.join(', ')}`].filter(Boolean).join(' ')
}
