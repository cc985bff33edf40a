import { type ArchiveTaskName, type ArchiveTasks, archiveTasks } from './archiveTasks'

/** Runs operations on untrusted files. */
export type ArchiveTaskRunner = {
  /** Runs one operation. Rejects when the file cannot be read, exceeds a limit, or takes too long. */
  run: <Name extends ArchiveTaskName>(
    name: Name,
    ...args: Parameters<ArchiveTasks[Name]>
  ) => Promise<Awaited<ReturnType<ArchiveTasks[Name]>>>
  close: () => Promise<void>
}

/** Runs operations in this thread without a time limit, for tests with their own files. */
export const inlineArchiveTaskRunner: ArchiveTaskRunner = {
  run: async (name, ...args) => {
    const task = archiveTasks[name] as (...args: unknown[]) => unknown
    return (await task(...args)) as never
  },
  close: () => Promise.resolve(),
}
