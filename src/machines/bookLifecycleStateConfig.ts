import { assign, emit } from 'xstate'
import { readerMachineSetup } from './readerMachineSetup'

/**
 * States of a book in the reader: opening, opened, failed or leaving. In the state `failed`, the book could not be
 * opened or shown. The state `opened` has nested states: the reader shows a page, the start card (before the first
 * page) or the end card (after the last page), or changes to another book.
 */
export const bookLifecycleStateConfig = readerMachineSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      on: { 'user.retry': { target: 'opening', reenter: true } },
      invoke: {
        src: 'openBook',
        input: ({ context }) => context,
        onDone: {
          target: 'opened',
          actions: [
            assign(({ event }) => ({
              position: event.output.position,
              written: { at: event.output.position.at, atEnd: false },
              failure: undefined,
              atStart: false,
              atEnd: false,
            })),
            'showTarget',
          ],
        },
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: event.error })) },
      },
    },
    opened: {
      initial: 'reading',
      on: {
        'viewer.registered': { actions: 'resetLayout' },
        'viewer.relocated': { actions: 'storePosition' },
        'viewer.failed': { target: 'failed', actions: assign(({ event }) => ({ failure: event.failure })) },
        'user.goTo': { target: '.reading', actions: ['markMoved', 'storeTarget', 'showTarget'] },
        'user.openNext': { guard: 'hasNext', target: '.changingBook', actions: 'openNext' },
        'user.openPrevious': { guard: 'hasPrevious', target: '.changingBook', actions: 'openPrevious' },
      },
      states: {
        reading: {
          on: {
            'user.next': [
              { guard: 'isAtEnd', target: 'atEnd', actions: ['markMoved', 'markEndRead'] },
              { actions: ['markMoved', emit({ type: 'next' })] },
            ],
            'user.previous': [
              { guard: 'isAtStart', target: 'atStart' },
              { actions: ['markMoved', emit({ type: 'previous' })] },
            ],
          },
        },
        atEnd: {
          on: {
            'user.next': [
              {
                guard: 'hasNext',
                target: 'changingBook',
                actions: 'openNext',
              },
              { guard: 'isNextKnown', target: '#reader.position.leaving' },
            ],
            'user.previous': 'reading',
          },
        },
        atStart: {
          on: {
            'user.next': 'reading',
            'user.previous': [
              { guard: 'hasPrevious', target: 'changingBook', actions: 'openPrevious' },
              { guard: 'isPreviousKnown', target: '#reader.position.leaving' },
            ],
          },
        },
        changingBook: {},
      },
    },
    failed: { on: { 'user.retry': 'opening' } },
    leaving: { entry: emit({ type: 'leave' }), on: { 'user.leave': {} } },
  },
  on: { 'user.leave': '.leaving' },
})
