import { and, assign } from 'xstate'
import { readerMachineSetup } from './readerMachineSetup'

/**
 * States of sending the reading position to the server. After the user has moved, the machine waits (`settling`),
 * because the user may continue to move. Then it sends the position (`saving`). After a failure, it waits before the
 * next attempt (`waiting`), unless the server has rejected the position.
 */
export const progressWriteStateConfig = readerMachineSetup.createStateConfig({
  initial: 'awaitingPosition',
  on: {
    'user.retry': { guard: 'hasFailed', target: '.awaitingPosition', actions: 'resetProgress' },
    'user.keepLocalPosition': { guard: 'canOverwriteServer', target: '.settling', actions: 'overwriteServer' },
  },
  states: {
    awaitingPosition: {
      always: { guard: 'isIncognito', target: 'disabled' },
      on: {
        'viewer.relocated': [
          { guard: and(['isOpen', 'hasMoved']), target: 'settling' },
          { guard: 'isOpen', target: 'saved', actions: 'acceptFirstPosition' },
        ],
      },
    },
    disabled: {},
    saved: {
      on: {
        'viewer.relocated': { guard: and(['isOpen', 'hasMoved']), target: 'settling' },
        'user.next': { guard: and(['isOpen', 'isNewEnd']), target: 'settling' },
      },
    },
    settling: {
      after: { settle: [{ guard: 'hasUnsavedPosition', target: 'saving' }, { target: 'saved' }] },
      on: {
        'page.hidden': { guard: 'hasUnsavedPosition', target: 'saving' },
        'user.leave': { guard: 'hasUnsavedPosition', target: 'saving' },
        'viewer.failed': { guard: 'hasUnsavedPosition', target: 'saving' },
      },
    },
    saving: {
      entry: 'storeSending',
      invoke: {
        src: 'saveProgress',
        input: ({ context: { bookId, read } }) => ({ bookId, atEnd: false, time: 0, ...read }),
        onDone: [
          { guard: 'hasMovedWhileSending', target: 'settling', actions: 'storeSaved' },
          { target: 'saved', actions: 'storeSaved' },
        ],
        onError: [
          {
            guard: and(['isRejected', 'hasMovedWhileSending']),
            target: 'settling',
            actions: ['storeSaved', 'storeRejection'],
          },
          { guard: 'isRejected', target: 'saved', actions: ['storeSaved', 'storeRejection'] },
          { target: 'waiting', actions: assign(({ context }) => ({ attempts: context.attempts + 1 })) },
        ],
      },
      on: {
        'page.hidden': { guard: 'hasMovedWhileSending', target: 'saving', reenter: true },
        'user.leave': { guard: 'hasMovedWhileSending', target: 'saving', reenter: true },
        'viewer.failed': { guard: 'hasMovedWhileSending', target: 'saving', reenter: true },
      },
    },
    waiting: {
      after: { pause: 'saving' },
      on: {
        'server.reachable': 'saving',
        'page.hidden': 'saving',
        'user.leave': 'saving',
        'viewer.failed': 'saving',
      },
    },
  },
})
