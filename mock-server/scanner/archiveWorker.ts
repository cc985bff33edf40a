import { parentPort } from 'node:worker_threads'
import { type ArchiveTaskName, archiveTaskFunctions } from './archiveTaskFunctions'

export type ArchiveWorkerRequest = { name: ArchiveTaskName; args: unknown[] }
export type ArchiveWorkerReply = { value: unknown } | { error: string; code?: string }

const READY_MESSAGE = 'ready'

parentPort?.on('message', ({ name, args }: ArchiveWorkerRequest) => {
  parentPort?.postMessage(replyTo(name, args))
})

parentPort?.postMessage(READY_MESSAGE)

function replyTo(name: ArchiveTaskName, args: unknown[]): ArchiveWorkerReply {
  try {
    const task = archiveTaskFunctions[name] as (...args: unknown[]) => unknown
    return { value: task(...args) }
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    return { error: message, code }
  }
}
