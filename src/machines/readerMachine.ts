import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { readerMachineSetup } from './readerMachineSetup'
import { readerNeighbourStates } from './readerNeighbourStates'
import { readerPositionStates } from './readerPositionStates'
import { readerProgressStates } from './readerProgressStates'

/**
 * Reading session of a book, independent of its format. Region `place` tracks the position. Region `progress` sends it to the
 * server, at most once a second, and only if the stored position is known and the user has moved. The viewer renders the book:
 * it receives `show`, `next` and `previous`, and reports `viewer.relocated`.
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
    place: readerPositionStates,
    progress: readerProgressStates,
    neighbours: readerNeighbourStates,
  },
})

export type ReaderActor = ActorRefFrom<typeof readerMachine>
export type ReaderSnapshot = SnapshotFrom<typeof readerMachine>
