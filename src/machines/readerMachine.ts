import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { readerMachineSetup } from './readerMachineSetup'
import { readerNeighbourStates } from './readerNeighbourStates'
import { readerPositionStates } from './readerPositionStates'
import { readerProgressStates } from './readerProgressStates'

/**
 * State machine of an open book, for all formats. Region `position` tracks the reading position. Region `progress`
 * sends it to the server, at most once a second. It sends nothing before the stored position was fetched and the user
 * has moved. Region `neighbours` looks up the next and previous book. The viewer renders the book. It handles the
 * emitted events `show`, `next` and `previous`, and reports its position with `viewer.relocated`.
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
    position: readerPositionStates,
    progress: readerProgressStates,
    neighbours: readerNeighbourStates,
  },
})

export type ReaderActor = ActorRefFrom<typeof readerMachine>
export type ReaderSnapshot = SnapshotFrom<typeof readerMachine>
