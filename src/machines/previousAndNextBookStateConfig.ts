import { assign } from 'xstate'
import { readerMachineSetup } from './readerMachineSetup'

/**
 * States of the search for the next and previous book. The search starts when the book is open. A failed search is
 * repeated when the server is reachable again. It is also repeated when the user tries to turn past the first or last
 * page.
 */
export const previousAndNextBookStateConfig = readerMachineSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'isOpen', target: 'fetching' } },
    fetching: {
      invoke: {
        src: 'findNeighbors',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.unknownSides === undefined,
            target: 'complete',
            actions: assign(({ event }) => ({ neighbors: event.output })),
          },
          { target: 'incomplete', actions: assign(({ event }) => ({ neighbors: event.output })) },
        ],
        onError: {
          target: 'incomplete',
          actions: assign({ neighbors: { unknownSides: { next: true, previous: true } } }),
        },
      },
    },
    complete: {},
    incomplete: {
      on: {
        'server.reachable': 'fetching',
        'user.next': { guard: 'isNextUnknownAtEnd', target: 'fetching' },
        'user.previous': { guard: 'isPreviousUnknownAtStart', target: 'fetching' },
      },
    },
  },
})
