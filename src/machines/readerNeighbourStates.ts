import { assign } from 'xstate'
import { readerMachineSetup } from './readerMachineSetup'

/** States of the neighbour lookup: runs when the book has opened, and again at an edge with an unknown neighbour. */
export const readerNeighbourStates = readerMachineSetup.createStateConfig({
  initial: 'unasked',
  states: {
    unasked: { always: { guard: 'isOpen', target: 'asking' } },
    asking: {
      invoke: {
        src: 'findNeighbours',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.unknownSides === undefined,
            target: 'known',
            actions: assign(({ event }) => ({ neighbours: event.output })),
          },
          { target: 'unsure', actions: assign(({ event }) => ({ neighbours: event.output })) },
        ],
        onError: {
          target: 'unsure',
          actions: assign({ neighbours: { unknownSides: { next: true, previous: true } } }),
        },
      },
    },
    known: {},
    unsure: {
      on: {
        'server.reachable': 'asking',
        'user.next': { guard: 'isNextUnknownAtEnd', target: 'asking' },
        'user.previous': { guard: 'isPreviousUnknownAtStart', target: 'asking' },
      },
    },
  },
})
