import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { readerNeighbours } from './readerNeighbours'
import { readerPosition } from './readerPosition'
import { readerProgress } from './readerProgress'
import { readerSetup } from './readerSetup'

/**
 * Reading one book, whatever it is made of. `place` knows where the reader is, `progress` tells the server, at
 * most once a second, and only after the stored position was read and the reader moved. Pages and markup are
 * the viewer's business: it gets `show`, `next`, `previous` and answers `viewer.relocated`.
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
