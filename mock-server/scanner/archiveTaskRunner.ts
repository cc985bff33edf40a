import { type ArchiveTaskFunctions, type ArchiveTaskName, archiveTaskFunctions } from './archiveTaskFunctions'

export type ArchiveTaskRunner = {
  /**
   * Runs an archive operation. Rejects if the file cannot be read, a limit is exceeded, or the operation takes too
   * long.
   */
  run: <Name extends ArchiveTaskName>(
    name: Name,
    ...args: Parameters<ArchiveTaskFunctions[Name]>
  ) => Promise<Awaited<ReturnType<ArchiveTaskFunctions[Name]>>>
  close: () => Promise<void>
}

/** Runs operations in the current thread without a time limit. Use it only for tests. */
export const inlineArchiveTaskRunner: ArchiveTaskRunner = {
  run: async (name, ...args) => {
    const task = archiveTaskFunctions[name] as (...args: unknown[]) => unknown
    return (await task(...args)) as never
  },
  close: () => Promise.resolve(),
}
