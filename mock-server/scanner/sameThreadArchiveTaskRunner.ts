import { type ArchiveTaskRunner, archiveTaskFunctions } from './archiveTaskFunctions'

/** Runs archive operations in the current thread without a time limit. Use it only for tests and the browser demo. */
export const sameThreadArchiveTaskRunner: ArchiveTaskRunner = {
  run: async (name, ...args) => {
    const task = archiveTaskFunctions[name] as (...args: unknown[]) => unknown
    return (await task(...args)) as never
  },
  close: () => Promise.resolve(),
}
