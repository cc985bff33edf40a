import { assign } from 'xstate'
import { readerSetup } from './readerSetup'

/** Which books come before and behind: asked once the book lies open, and again at an edge while nobody could say what is there. */
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
            guard: ({ event }) => event.output.unsure === undefined,
            target: 'known',
            actions: assign(({ event }) => ({ neighbours: event.output })),
          },
          { target: 'unsure', actions: assign(({ event }) => ({ neighbours: event.output })) },
        ],
        onError: { target: 'unsure', actions: assign({ neighbours: { unsure: { next: true, previous: true } } }) },
      },
    },
    known: {},
    unsure: {
      on: {
        'server.reachable': 'asking',
        'user.next': { guard: 'missesNext', target: 'asking' },
        'user.previous': { guard: 'missesPrevious', target: 'asking' },
      },
    },
  },
})
