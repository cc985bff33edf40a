import { assign } from 'xstate'
import { readerSetup } from './readerSetup'

/** Which books come before and behind: asked once the book lies open, and again at its edge while nobody could say. */
export const readerNeighbours = readerSetup.createStateConfig({
  initial: 'unasked',
  states: {
    unasked: { always: { guard: 'isOpen', target: 'asking' } },
    asking: {
      invoke: {
        src: 'findNeighbours',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.unsure !== true,
            target: 'known',
            actions: assign(({ event }) => ({ neighbours: event.output })),
          },
          { target: 'unsure', actions: assign(({ event }) => ({ neighbours: event.output })) },
        ],
        onError: { target: 'unsure', actions: assign({ neighbours: { unsure: true } }) },
      },
    },
    known: {},
    unsure: {
      on: {
        'server.reachable': 'asking',
        'user.next': { guard: 'isAtEnd', target: 'asking' },
        'user.previous': { guard: 'isAtStart', target: 'asking' },
      },
    },
  },
})
