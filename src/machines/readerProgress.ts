import { and, assign } from 'xstate'
import { readerSetup } from './readerSetup'

/** What the server knows: what was read settles, is sent, and is sent again when it could not be. */
export const readerProgress = readerSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'user.retry': { guard: 'hasFailed', target: '.deciding', actions: 'beginAnew' },
    'user.stay': { guard: 'mayInsist', target: '.settling', actions: 'insist' },
  },
  states: {
    deciding: {
      always: { guard: 'isIncognito', target: 'off' },
      on: {
        'viewer.relocated': [
          { guard: 'mayNotWrite', target: 'off' },
          { guard: and(['mayWrite', 'hasMoved']), target: 'settling' },
          { guard: 'mayWrite', target: 'saved', actions: 'beginHere' },
        ],
      },
    },
    off: {},
    saved: {
      on: {
        'viewer.relocated': { guard: and(['isOpen', 'hasMoved']), target: 'settling' },
        'user.next': { guard: and(['isOpen', 'reachesTheEnd']), target: 'settling' },
      },
    },
    settling: {
      after: { settle: [{ guard: 'movedMeanwhile', target: 'saving' }, { target: 'saved' }] },
      on: {
        'page.hidden': { guard: 'movedMeanwhile', target: 'saving' },
        'user.leave': { guard: 'movedMeanwhile', target: 'saving' },
        'viewer.failed': { guard: 'movedMeanwhile', target: 'saving' },
      },
    },
    saving: {
      entry: 'rememberSending',
      invoke: {
        src: 'saveProgress',
        input: ({ context: { bookId, read } }) => ({ bookId, atEnd: false, time: 0, ...read }),
        onDone: [
          { guard: 'movedWhileSending', target: 'settling', actions: 'rememberWritten' },
          { target: 'saved', actions: 'rememberWritten' },
        ],
        onError: [
          {
            guard: and(['isRefused', 'movedWhileSending']),
            target: 'settling',
            actions: ['rememberWritten', 'rememberRefusal'],
          },
          { guard: 'isRefused', target: 'saved', actions: ['rememberWritten', 'rememberRefusal'] },
          { target: 'waiting', actions: assign(({ context }) => ({ attempts: context.attempts + 1 })) },
        ],
      },
      on: {
        'page.hidden': { guard: 'movedWhileSending', target: 'saving', reenter: true },
        'user.leave': { guard: 'movedWhileSending', target: 'saving', reenter: true },
        'viewer.failed': { guard: 'movedWhileSending', target: 'saving', reenter: true },
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
