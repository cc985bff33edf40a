import { expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/propertyTest'
import {
  createInitialFormDraftState,
  type FormDraftEvent,
  type FormDraftState,
  findDraftConflicts,
  formDraftReducer,
} from './formDraftReducer'
import type { FormFieldDefinition } from './formFieldDefinitions'

const input = () => null
const title: FormFieldDefinition = { tab: 'general', name: 'title', lock: 'titleLock', input }
const links: FormFieldDefinition = { tab: 'general', name: 'links', input }

const opened = [{ title: 'Ash', titleLock: false }]
const changedElsewhere = [{ title: 'Birch', titleLock: false }]
const problem = { text: 'rule.required' } as unknown as FormDraftState['serverProblems'][string]

const after = (...events: readonly FormDraftEvent[]): FormDraftState =>
  events.reduce(formDraftReducer, createInitialFormDraftState(opened))
const changed = (value: unknown): FormDraftEvent => ({ type: 'user.changed', records: opened, field: title, value })
const resolved = (keep: 'mine' | 'theirs', records = changedElsewhere): FormDraftEvent => ({
  type: 'user.resolved',
  records,
  field: title,
  keep,
})

test.each<[string, FormDraftEvent]>([
  ['reverting a field that is not edited', { type: 'user.reverted', name: 'title' }],
  ['resolving a field that is not edited', resolved('theirs')],
  ['locking a field that has no lock', { type: 'user.locked', field: links, locked: true }],
])('ignores %s', (_, event) => {
  const state = createInitialFormDraftState(opened)
  expect(formDraftReducer(state, event)).toBe(state)
})

test('ignores resolving an edit that is not in conflict', () => {
  const edited = after(changed('Cedar'))
  expect(formDraftReducer(edited, resolved('theirs', opened))).toBe(edited)
  const mine = after(changed('Cedar'), resolved('mine'))
  expect(formDraftReducer(mine, resolved('theirs'))).toBe(mine)
})

test('resolves a conflict: "mine" keeps the edit, and "theirs" discards the edit', () => {
  expect(after(changed('Cedar'), resolved('mine'))).toMatchObject({
    draft: { values: { title: 'Cedar' } },
    baseline: changedElsewhere,
  })
  expect(after(changed('Cedar'), resolved('theirs')).draft.values).toEqual({})
})

test('regards only values that this form has not submitted as changed by others', () => {
  const submit = (value: string, records = opened): FormDraftEvent => ({
    type: 'user.submitted',
    records,
    fields: [title],
    values: { title: value },
  })
  const conflictsOf = (state: FormDraftState, records: typeof opened) => findDraftConflicts(state, records, [title])
  const submitted = after(changed('Birch '), submit('Birch '), changed('Cedar'))
  expect(conflictsOf(submitted, changedElsewhere)).toEqual([])
  expect(conflictsOf(submitted, [{ title: 'Dogwood', titleLock: false }])).toHaveLength(1)
  const submittedAgain = formDraftReducer(submitted, submit('Cedar', changedElsewhere))
  expect(conflictsOf(formDraftReducer(submittedAgain, changed('Elm')), changedElsewhere)).toEqual([])
  expect(conflictsOf(submittedAgain, opened)).toHaveLength(1)
})

test('drops the violation of a field after an edit or revert, and all violations after a new save', () => {
  const refused: FormDraftEvent = { type: 'server.refused', problems: { title: problem, links: problem } }
  expect(after(refused, changed('Cedar')).serverProblems).toEqual({ links: problem })
  expect(after(refused, { type: 'user.reverted', name: 'title' }).serverProblems).toEqual({ links: problem })
  expect(after(refused, { type: 'server.refused', problems: {} }).serverProblems).toEqual({})
})

const anyEvent = fc.oneof(
  fc.constantFrom('Ash', 'Birch', 'Cedar').map(changed),
  fc.constantFrom<FormDraftEvent>(
    { type: 'user.reverted', name: 'title' },
    { type: 'server.refused', problems: { title: problem } },
    resolved('mine'),
    resolved('theirs'),
  ),
)

property.prop([fc.array(anyEvent, { maxLength: 20 })])(
  'never has a violation of a field right after its edit',
  events => {
    let state = createInitialFormDraftState(opened)
    for (const event of events) {
      state = formDraftReducer(state, event)
      if (event.type === 'user.changed' || event.type === 'user.reverted') expect(state.serverProblems).toEqual({})
    }
  },
)
