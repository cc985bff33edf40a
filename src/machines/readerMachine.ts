import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { readerNeighbours } from './readerNeighbours'
import { readerPosition } from './readerPosition'
import { readerProgress } from './readerProgress'
import { readerSetup } from './readerSetup'

/**
 * Reading session of a book, independent of its format. Region `place` tracks the position. Region `progress` sends it to the
 * server, at most once a second, and only if the stored position is known and the user has moved. The viewer renders the book:
 * it receives `show`, `next` and `previous`, and reports `viewer.relocated`.
 */
export const readerMachine = readerSetup.createMachine({
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
    place: readerPosition,
    progress: readerProgress,
    neighbours: readerNeighbours,
  },
})

export type ReaderActor = ActorRefFrom<typeof readerMachine>
export type ReaderSnapshot = SnapshotFrom<typeof readerMachine>
