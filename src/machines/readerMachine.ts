import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { readerMachineSetup } from './readerMachineSetup'
import { readerNeighbourStates } from './readerNeighbourStates'
import { readerPositionStates } from './readerPositionStates'
import { readerProgressStates } from './readerProgressStates'

/**
 * State machine of an open book, for all formats. Region `position` tracks the reading position. Region `progress`
 * sends the position to the server. Region `neighbours` fetches the next and previous book. The viewer handles the
 * emitted events and sends `viewer.relocated`.
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
