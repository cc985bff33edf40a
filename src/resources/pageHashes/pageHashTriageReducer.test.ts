import { describe, expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import type { PageHashAction } from '../../generated/model.schemas'
import { computeAlreadyFreedBytes, computeBytesToFree, type PageHashRecord } from './pageHashRecord'
import {
  createPageHashUndoRequest,
  findCurrentPageHashIndex,
  initialPageHashTriageState,
  listPageHashesToReview,
  type PageHashTriageEvent,
  type PageHashTriageState,
  pageHashTriageReducer,
} from './pageHashTriageReducer'

const pageHash = (id: string, members: Partial<PageHashRecord> = {}): PageHashRecord => ({
  id,
  size: 100,
  matchCount: 3,
  action: null,
  deleteCount: 0,
  created: null,
  lastModified: null,
  ...members,
})
const newPages = ['a', 'b', 'c', 'd'].map(id => pageHash(id))
const run = (events: readonly PageHashTriageEvent[], state: PageHashTriageState = initialPageHashTriageState) =>
  events.reduce(pageHashTriageReducer, state)
const decide = (record: PageHashRecord | undefined, action: PageHashAction): PageHashTriageEvent => ({
  type: 'decide',
  record: record ?? pageHash('missing'),
  action,
})
const idsOf = (records: readonly PageHashRecord[]) => records.map(({ id }) => id)

describe('triage of duplicate pages', () => {
  test('a new page leaves the list after a decision, and the next page becomes the current page', () => {
    const state = run([{ type: 'select', id: 'b', index: 1 }, decide(newPages[1], 'IGNORE')])
    const listed = listPageHashesToReview(newPages, state, undefined)
    expect(idsOf(listed)).toEqual(['a', 'c', 'd'])
    expect(listed[findCurrentPageHashIndex(listed, state, 0)]?.id).toBe('c')
  })

  test('the visible page stays the current page when the order of the list changes, also after a decision', () => {
    const show = (state: PageHashTriageState, records: readonly PageHashRecord[]) => {
      const listed = listPageHashesToReview(records, state, undefined)
      const index = findCurrentPageHashIndex(listed, state, 0)
      const current = listed[index]
      return { current, state: run(current ? [{ type: 'show', id: current.id, index, start: 0 }] : [], state) }
    }
    const first = show(initialPageHashTriageState, newPages)
    const sortedAgain = show(first.state, newPages.toReversed())
    expect(sortedAgain.current?.id).toBe('a')
    const next = show(run([decide(sortedAgain.current, 'DELETE_AUTO')], sortedAgain.state), newPages.toReversed())
    expect(next.current?.id).toBe('b')
    expect(show(next.state, newPages).current?.id).toBe('b')
  })

  test.each([
    { step: 1 as const, opened: 'e' },
    { step: -1 as const, opened: 'h' },
    { step: undefined, opened: 'e' },
  ])(
    'in another part of the list, the page at the end of the step $step becomes the current page',
    ({ step, opened }) => {
      const others = ['e', 'f', 'g', 'h'].map(id => pageHash(id))
      const atEnd = run([
        { type: 'select', id: 'd', index: 3 },
        { type: 'show', id: 'd', index: 3, start: 0 },
      ])
      const waiting = step ? run([{ type: 'loadPart', step }], atEnd) : atEnd
      expect(findCurrentPageHashIndex(newPages, waiting, 0)).toBe(3)
      const index = findCurrentPageHashIndex(others, waiting, 4)
      expect(others[index]?.id).toBe(opened)
      const shown = run([{ type: 'show', id: opened, index, start: 4 }], waiting)
      expect(shown.step).toBeUndefined()
    },
  )

  test('a step forward passes the pages whose action was undone', () => {
    const state = run([
      decide(newPages[0], 'IGNORE'),
      { type: 'undo' },
      { type: 'show', id: 'a', index: 0, start: 0 },
      { type: 'loadPart', step: 1 },
    ])
    const listed = listPageHashesToReview([pageHash('e')], state, undefined)
    expect(idsOf(listed)).toEqual(['a', 'e'])
    expect(findCurrentPageHashIndex(listed, state, 4)).toBe(1)
  })

  test('undo lists a new page again as the current page, and ignores it on the server', () => {
    const decided = run([decide(newPages[1], 'DELETE_AUTO')])
    expect(createPageHashUndoRequest(decided)).toEqual({ id: 'b', size: 100, action: 'IGNORE' })
    const undone = pageHashTriageReducer(decided, { type: 'undo' })
    // The server no longer lists page b as new, because the user has chosen an action for this page.
    const listed = listPageHashesToReview(
      newPages.filter(({ id }) => id !== 'b'),
      undone,
      undefined,
    )
    expect(listed[findCurrentPageHashIndex(listed, undone, 0)]?.id).toBe('b')
    expect(createPageHashUndoRequest(run([decide(newPages[1], 'IGNORE')]))).toBeUndefined()
  })

  test('undo restores the action of a known page', () => {
    const known = pageHash('k', { action: 'DELETE_MANUAL' })
    const decided = run([decide(known, 'IGNORE')])
    expect(listPageHashesToReview([known], decided, ['DELETE_AUTO', 'DELETE_MANUAL'])).toEqual([])
    expect(listPageHashesToReview([known], decided, ['IGNORE'])).toEqual([{ ...known, action: 'IGNORE' }])
    expect(createPageHashUndoRequest(decided)).toEqual({ id: 'k', size: 100, action: 'DELETE_MANUAL' })
    const undone = pageHashTriageReducer(decided, { type: 'undo' })
    expect(listPageHashesToReview([known], undone, ['DELETE_MANUAL'])).toEqual([known])
  })

  test('a failed decision lists the page again and cannot be undone', () => {
    const state = run([decide(newPages[0], 'IGNORE'), { type: 'settled', ids: ['a'], failed: true }])
    expect(idsOf(listPageHashesToReview(newPages, state, undefined))).toEqual(['a', 'b', 'c', 'd'])
    expect(state.history).toEqual([])
  })

  test('a page of unknown size is never deleted automatically', () => {
    const unsized = pageHash('u', { size: null })
    expect(run([decide(unsized, 'DELETE_AUTO')])).toBe(initialPageHashTriageState)
    const all = run([{ type: 'decideAll', records: [unsized, ...newPages], action: 'DELETE_AUTO' }])
    expect(idsOf(listPageHashesToReview([unsized, ...newPages], all, undefined))).toEqual(['u'])
    expect([computeBytesToFree(unsized), computeAlreadyFreedBytes(unsized)]).toEqual([undefined, undefined])
  })

  const event: fc.Arbitrary<PageHashTriageEvent> = fc.oneof(
    fc
      .record({ index: fc.nat(3), action: fc.constantFrom<PageHashAction>('IGNORE', 'DELETE_MANUAL') })
      .map(({ index, action }): PageHashTriageEvent => decide(newPages[index], action)),
    fc.constant<PageHashTriageEvent>({ type: 'undo' }),
    fc.nat(3).map((index): PageHashTriageEvent => ({ type: 'select', id: newPages[index]?.id ?? '', index })),
  )

  test.prop([fc.array(event, { maxLength: 20 })])('no page is listed twice, and the current page exists', events => {
    const state = run(events)
    const listed = listPageHashesToReview(newPages, state, undefined)
    const index = findCurrentPageHashIndex(listed, state, 0)
    return (
      new Set(idsOf(listed)).size === listed.length &&
      (listed.length === 0 ? index === -1 : listed[index] !== undefined)
    )
  })

  test.prop([fc.array(event, { maxLength: 20 })])('undoing all decisions lists all pages', events => {
    const decided = run(events)
    const undone = run(
      decided.history.map((): PageHashTriageEvent => ({ type: 'undo' })),
      decided,
    )
    return (
      idsOf(listPageHashesToReview(newPages, undone, undefined))
        .sort()
        .join() === 'a,b,c,d'
    )
  })
})
