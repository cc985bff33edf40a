import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { ReadAloudPassage, ReadAloudStartPosition } from './readAloudChapter'
import {
  getCurrentReadAloudPassage,
  type ReadAloudMachineEvent,
  type ReadAloudNarratorInput,
  readAloudMachine,
} from './readAloudMachine'

/**
 * Returns a test passage with the given text. A suffix such as `> 3` marks a passage in a table or figure. The number
 * becomes `escapeTo`, the index of the first passage after the table or figure.
 */
function passageOf(text: string): ReadAloudPassage {
  const escapeTo = /> *(\d+)$/.exec(text)?.[1]
  return {
    text,
    start: 0,
    end: text.length,
    language: 'en',
    chapterLanguage: 'en',
    ...(escapeTo && { escapeTo: Number(escapeTo) }),
  }
}

/**
 * Starts to read test chapters aloud. An undefined element of `chapters` is a chapter that fails to load. The narration
 * of a passage lasts until the test sends an event that ends the passage.
 */
function startNarration(chapters: readonly (readonly string[] | undefined)[], target: ReadAloudStartPosition) {
  const silenced = vi.fn()
  const spoken: string[] = []
  /** For each spoken passage, whether the narrator had to resume the passage after a pause. */
  const resumed: boolean[] = []
  /** Types of the events that the narrator has received. */
  const received: string[] = []
  const machine = readAloudMachine.provide({
    actors: {
      loadChapter: fromPromise(async ({ input: { chapter, from } }) => {
        const passages = chapters[chapter]
        if (!passages) throw new Error('missing')
        const first = from === 'end' ? Math.max(0, passages.length - 1) : 0
        const positions = { positionOf: () => ({ progression: 0 }), offsetOf: () => 0 }
        return { index: chapter, passages: passages.map(passageOf), first, ...positions }
      }),
      narrate: fromCallback<ReadAloudMachineEvent, ReadAloudNarratorInput>(({ input, receive }) => {
        spoken.push(input.passage?.text ?? '')
        resumed.push(input.isResumed)
        receive(({ type }) => received.push(type))
        return silenced
      }),
    },
  })
  const actor = createActor(machine, { input: { target, chapterCount: chapters.length } }).start()
  const finish = () => actor.send({ type: 'narrator.finished' })
  const isAt = (text: string) =>
    waitFor(actor, ({ context, value }) => value !== 'loading' && getCurrentReadAloudPassage(context)?.text === text)
  const ends = () => waitFor(actor, snapshot => snapshot.matches({ open: 'ended' }))
  return { actor, finish, isAt, ends, spoken, resumed, received, silenced }
}

const start: ReadAloudStartPosition = { chapter: 0, from: 'start' }

describe('reading aloud', () => {
  test('narrates all passages of all chapters in order, and ends', async () => {
    const { finish, isAt, ends, spoken } = startNarration([['a', 'b'], [], ['c']], start)
    for (const text of ['a', 'b', 'c']) {
      await isAt(text)
      finish()
    }
    await ends()
    expect(spoken).toEqual(['a', 'b', 'c'])
  })

  test('pauses, and continues with the same passage', async () => {
    const { actor, isAt, spoken, silenced } = startNarration([['a', 'b']], start)
    await isAt('a')
    actor.send({ type: 'user.pause' })
    expect(silenced).toHaveBeenCalledOnce()
    actor.send({ type: 'user.nextPassage' })
    expect(actor.getSnapshot().matches({ open: 'paused' })).toBe(true)
    expect(spoken).toEqual(['a'])
    actor.send({ type: 'user.play' })
    expect(spoken).toEqual(['a', 'b'])
  })

  test('stays silent after a pause while a chapter loads', async () => {
    const { actor, isAt, spoken } = startNarration([['a']], start)
    actor.send({ type: 'user.pause' })
    await isAt('a')
    expect(spoken).toEqual([])
  })

  test('skips back to the last passage of the previous chapter with passages', async () => {
    const { actor, isAt } = startNarration([['a', 'b'], [], ['c']], { chapter: 2, from: 'start' })
    await isAt('c')
    actor.send({ type: 'user.previousPassage' })
    await isAt('b')
    actor.send({ type: 'user.previousPassage' })
    await isAt('a')
    actor.send({ type: 'user.previousPassage' })
    await isAt('a')
  })

  test('skips to the next chapter, to the start of a chapter, and to the previous chapter', async () => {
    const { actor, isAt } = startNarration([['a'], ['b', 'c']], start)
    await isAt('a')
    actor.send({ type: 'user.nextChapter' })
    await isAt('b')
    actor.send({ type: 'user.nextPassage' })
    actor.send({ type: 'user.previousChapter' })
    await isAt('b')
    actor.send({ type: 'user.previousChapter' })
    await isAt('a')
  })

  test('a book that begins without passages starts at its first passage when the user skips back', async () => {
    const { actor, isAt } = startNarration([[], ['a']], { chapter: 1, from: 'start' })
    await isAt('a')
    actor.send({ type: 'user.previousChapter' })
    await waitFor(actor, ({ context }) => context.direction === 1 && context.target.chapter === 1)
    await isAt('a')
  })

  test('forwards changed settings to the narrator, and does not start the passage again', async () => {
    const { actor, isAt, spoken, received } = startNarration([['a']], start)
    await isAt('a')
    actor.send({ type: 'settings.changed' })
    actor.send({ type: 'user.pause' })
    actor.send({ type: 'settings.changed' })
    expect(received).toEqual(['settings.changed'])
    expect(spoken).toEqual(['a'])
  })

  test('resumes only a passage that the user has paused', async () => {
    const { actor, finish, isAt, ends, resumed } = startNarration([['a', 'b']], start)
    await isAt('a')
    actor.send({ type: 'user.pause' })
    actor.send({ type: 'user.play' })
    expect(resumed).toEqual([false, true])
    actor.send({ type: 'user.pause' })
    actor.send({ type: 'user.nextPassage' })
    actor.send({ type: 'user.previousPassage' })
    actor.send({ type: 'user.play' })
    expect(resumed).toEqual([false, true, false])
    finish()
    actor.send({ type: 'user.pause' })
    actor.send({ type: 'user.play' })
    finish()
    await ends()
    actor.send({ type: 'user.play' })
    expect(resumed.slice(3)).toEqual([false, true, false])
  })

  test('notifies listeners of the share of the passage that has been narrated', async () => {
    const { actor, isAt } = startNarration([['a']], start)
    const shares: number[] = []
    actor.on('narrator.progressed', ({ share }) => shares.push(share))
    await isAt('a')
    actor.send({ type: 'narrator.progressed', share: 0.5 })
    actor.send({ type: 'user.pause' })
    actor.send({ type: 'narrator.progressed', share: 0.6 })
    expect(shares).toEqual([0.5])
  })

  test('leaves a table or figure for the passage after it, or for the next chapter', async () => {
    const { actor, isAt, ends } = startNarration(
      [['before', 'row 1>3', 'row 2>3', 'after'], ['cell>1'], ['last>1']],
      start,
    )
    await isAt('before')
    actor.send({ type: 'user.leaveStructure' })
    await isAt('before')
    actor.send({ type: 'user.nextPassage' })
    actor.send({ type: 'user.leaveStructure' })
    await isAt('after')
    actor.send({ type: 'user.nextChapter' })
    await isAt('cell>1')
    actor.send({ type: 'user.leaveStructure' })
    await isAt('last>1')
    actor.send({ type: 'user.leaveStructure' })
    await ends()
  })

  test('continues at the position to which the user has moved', async () => {
    const { actor, isAt, silenced } = startNarration([['a'], ['b', 'c']], start)
    await isAt('a')
    actor.send({ type: 'user.moved', target: { chapter: 1, from: 'end' } })
    expect(silenced).toHaveBeenCalledOnce()
    await isAt('c')
  })

  test('a chapter that changes while the user skips back is loaded again, and the skip continues backwards', async () => {
    const { actor, isAt } = startNarration([['a'], [], ['c']], { chapter: 2, from: 'start' })
    await isAt('c')
    actor.send({ type: 'user.previousChapter' })
    actor.send({ type: 'chapter.changed', target: actor.getSnapshot().context.target })
    await isAt('a')
  })

  test('a chapter that becomes empty after the user has skipped back to it is skipped forwards', async () => {
    const chapters = [['a'], ['note'], ['c']]
    const { actor, isAt } = startNarration(chapters, { chapter: 2, from: 'start' })
    await isAt('c')
    actor.send({ type: 'user.previousChapter' })
    await isAt('note')
    chapters[1] = []
    actor.send({ type: 'chapter.changed', target: { chapter: 1, from: 'start' } })
    await isAt('c')
  })

  test('the user can skip a failed passage in both directions, and cannot skip within a failed chapter', async () => {
    const { actor, finish, isAt, spoken } = startNarration([['a', 'b', 'c'], undefined], start)
    const fail = () => actor.send({ type: 'narrator.failed', error: new Error('no voice') })
    await isAt('a')
    finish()
    fail()
    actor.send({ type: 'user.nextPassage' })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
    fail()
    actor.send({ type: 'user.previousPassage' })
    expect(spoken).toEqual(['a', 'b', 'c', 'b'])
    actor.send({ type: 'user.nextChapter' })
    await waitFor(actor, snapshot => snapshot.matches('failed'))
    actor.send({ type: 'user.nextPassage' })
    expect(actor.getSnapshot().matches('failed')).toBe(true)
  })

  test('a failed passage and a failed chapter are repeated on request', async () => {
    const chapters: (readonly string[] | undefined)[] = [['a'], undefined]
    const { actor, finish, isAt, spoken } = startNarration(chapters, start)
    await isAt('a')
    actor.send({ type: 'narrator.failed', error: new Error('no voice') })
    expect(actor.getSnapshot().context.failure).toEqual(new Error('no voice'))
    actor.send({ type: 'user.play' })
    expect(spoken).toEqual(['a', 'a'])
    finish()
    await waitFor(actor, snapshot => snapshot.matches('failed'))
    chapters[1] = ['b']
    actor.send({ type: 'user.play' })
    await isAt('b')
    expect(actor.getSnapshot().context.failure).toBeUndefined()
  })
})
