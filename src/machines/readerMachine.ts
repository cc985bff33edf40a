import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { bookLifecycleStateConfig } from './bookLifecycleStateConfig'
import { previousAndNextBookStateConfig } from './previousAndNextBookStateConfig'
import { progressWriteStateConfig } from './progressWriteStateConfig'
import { readerMachineSetup } from './readerMachineSetup'

/**
 * State machine of an open book. The comic reader and the EPUB reader both use it. It has three parallel regions.
 * `position` tracks the reading position. `progress` sends the position to the server. `neighbors` fetches the next and
 * previous book.
 */
export const readerMachine = readerMachineSetup.createMachine({
  id: 'reader',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    atStart: false,
    atEnd: false,
    located: false,
    moved: false,
    attempts: 0,
  }),
  states: {
    position: bookLifecycleStateConfig,
    progress: progressWriteStateConfig,
    neighbors: previousAndNextBookStateConfig,
  },
})

export type ReaderActor = ActorRefFrom<typeof readerMachine>
export type ReaderSnapshot = SnapshotFrom<typeof readerMachine>
