import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/propertyTest'
import {
  buildRecordUpdate,
  changeDraftFieldLock,
  changeDraftFieldValue,
  emptyFormDraftEdits,
  type FormDraftEdits,
  type FormValues,
  findFieldEditConflicts,
  getDisplayedFieldLockState,
  getDisplayedFieldValue,
  hasFormDraftChanges,
  listEditableFields,
  removeDraftFieldValue,
  updateFieldBaseline,
  validateFormDraft,
} from './formDraft'
import type { FormFieldDefinition } from './formFieldDefinitions'
import { createIntegerAtLeastRule, requiredRule } from './validationRules'

const input = () => null
const title: FormFieldDefinition = {
  tab: 'general',
  name: 'title',
  lock: 'titleLock',
  input,
  rule: requiredRule,
  batchEditable: false,
}
const publisher: FormFieldDefinition = {
  tab: 'general',
  name: 'publisher',
  lock: 'publisherLock',
  input,
  clearedValue: '',
}
const age: FormFieldDefinition = {
  tab: 'general',
  name: 'age',
  lock: 'ageLock',
  input,
  rule: createIntegerAtLeastRule(0),
  clearedValue: null,
}
const genres: FormFieldDefinition = { tab: 'tags', name: 'genres', lock: 'genresLock', input, clearedValue: [] }
const fields = [title, publisher, age, genres]

const record: fc.Arbitrary<FormValues> = fc.record({
  title: fc.constantFrom('Ash', 'Birch', 'Cedar'),
  titleLock: fc.boolean(),
  publisher: fc.constantFrom('', 'Quill', 'Inkwell'),
  publisherLock: fc.boolean(),
  age: fc.constantFrom(null, 0, 12),
  ageLock: fc.boolean(),
  genres: fc.constantFrom<string[]>([], ['drama'], ['drama', 'war']),
  genresLock: fc.boolean(),
})
const records = fc.array(record, { minLength: 1, maxLength: 5 })

type DraftStep = { field: FormFieldDefinition; value: unknown } | { field: FormFieldDefinition; lock: boolean }
const draftStep: fc.Arbitrary<DraftStep> = fc.oneof(
  fc.record({ field: fc.constant(publisher), value: fc.constantFrom('', 'Quill', 'Other') }),
  fc.record({ field: fc.constant(age), value: fc.constantFrom(null, 0, 18) }),
  fc.record({ field: fc.constant(genres), value: fc.constantFrom([], ['drama'], ['noir']) }),
  fc.record({ field: fc.constantFrom(...fields), lock: fc.boolean() }),
)
const draftSteps = fc.array(draftStep, { maxLength: 8 })

const draftAfter = (baseline: readonly FormValues[], steps: readonly DraftStep[]): FormDraftEdits =>
  steps.reduce(
    (draft, step) =>
      'lock' in step
        ? changeDraftFieldLock(draft, step.field, step.lock)
        : changeDraftFieldValue(baseline, draft, step.field, step.value),
    emptyFormDraftEdits,
  )

/**
 * Returns the record as the server returns it after a save. The server stores every sent value, including null and
 * empty values (server-facts 3.8).
 */
const savedRecord = (values: FormValues, body: FormValues): FormValues => ({ ...values, ...body })

describe('editing many records', () => {
  property.prop([records, draftSteps])('sends only edited fields', (baseline, steps) => {
    const draft = draftAfter(baseline, steps)
    for (const record of baseline) {
      for (const name of Object.keys(buildRecordUpdate(record, draft, fields))) {
        const field = fields.find(each => each.name === name || each.lock === name)
        const isEdited = field && (field.name in draft.values || (field.lock ?? '') in draft.locks)
        expect(isEdited).toBe(true)
      }
    }
  })

  property.prop([records, draftSteps])('saves the values and locks that the form shows', (baseline, steps) => {
    const draft = draftAfter(baseline, steps)
    const after = baseline.map(record => savedRecord(record, buildRecordUpdate(record, draft, fields)))
    for (const field of fields) {
      const shown = getDisplayedFieldValue(baseline, draft, field)
      if (shown.same) expect(getDisplayedFieldValue(after, emptyFormDraftEdits, field)).toEqual(shown)
      const lock = getDisplayedFieldLockState(baseline, draft, field)
      if (lock !== 'some') expect(getDisplayedFieldLockState(after, emptyFormDraftEdits, field)).toBe(lock)
    }
    expect(hasFormDraftChanges(after, draft, fields)).toBe(false)
  })

  property.prop([records, draftSteps])('leaves mixed values and locks unchanged unless edited', (baseline, steps) => {
    const draft = draftAfter(baseline, steps)
    baseline.forEach(record => {
      const after = savedRecord(record, buildRecordUpdate(record, draft, fields))
      for (const { name, lock = '' } of fields) {
        if (name in draft.values) continue
        expect(after[name]).toEqual(record[name])
        if (!(lock in draft.locks)) expect(after[lock]).toBe(record[lock])
      }
    })
  })

  property.prop([records, draftSteps])('drops a change when the original value is entered again', (baseline, steps) => {
    const draft = draftAfter(baseline, steps)
    for (const field of fields) {
      const common = getDisplayedFieldValue(baseline, emptyFormDraftEdits, field)
      if (!common.same) continue
      expect(changeDraftFieldValue(baseline, draft, field, common.value)).toEqual(
        removeDraftFieldValue(draft, field.name),
      )
    }
  })
})

describe('building the request body', () => {
  const record = {
    title: 'Ash',
    titleLock: false,
    publisher: 'Quill',
    publisherLock: false,
    age: 12,
    ageLock: false,
    genres: ['war'],
    genresLock: true,
  }

  test('sends the cleared value of the field definition', () => {
    const steps: DraftStep[] = [
      { field: publisher, value: '  ' },
      { field: age, value: null },
      { field: genres, value: [] },
    ]
    expect(buildRecordUpdate(record, draftAfter([record], steps), fields)).toEqual({
      publisher: '',
      publisherLock: true,
      age: null,
      ageLock: true,
      genres: [],
    })
  })

  test('locks an edited field unless the user has unlocked it', () => {
    const changed = draftAfter([record], [{ field: publisher, value: 'Other' }])
    expect(buildRecordUpdate(record, changed, fields)).toEqual({ publisher: 'Other', publisherLock: true })
    expect(buildRecordUpdate(record, changeDraftFieldLock(changed, publisher, false), fields)).toEqual({
      publisher: 'Other',
    })
  })

  test('ignores the order of text lists', () => {
    const [baseline, current] = [
      { ...record, genres: ['war', 'drama'] },
      { ...record, genres: ['drama', 'war'] },
    ]
    expect(getDisplayedFieldValue([baseline, current], emptyFormDraftEdits, genres)).toEqual({
      same: true,
      value: ['war', 'drama'],
    })
    expect(draftAfter([baseline], [{ field: genres, value: ['drama', 'war'] }])).toEqual(emptyFormDraftEdits)
    const draft = draftAfter([baseline], [{ field: genres, value: ['noir'] }])
    expect(findFieldEditConflicts([baseline], [current], draft, fields)).toEqual([])
  })

  test('sends a changed lock without a value', () => {
    expect(buildRecordUpdate(record, changeDraftFieldLock(emptyFormDraftEdits, genres, false), fields)).toEqual({
      genresLock: false,
    })
  })

  test('hides fields for a single record when several records are edited', () => {
    expect(listEditableFields(fields, 1)).toContain(title)
    expect(listEditableFields(fields, 2)).not.toContain(title)
  })
})

test('treats an invalid number as a change with a problem', () => {
  const draft = changeDraftFieldValue([{ age: null }], emptyFormDraftEdits, age, Number.NaN)
  expect(validateFormDraft(draft, fields)).toEqual({ age: { rule: 'wholeNumber' } })
})

test('validates only edited fields', () => {
  const draft: FormDraftEdits = { values: { title: ' ', age: -1 }, locks: {} }
  expect(validateFormDraft(draft, fields)).toEqual({
    title: { rule: 'required' },
    age: { rule: 'atLeast', values: { least: 0 } },
  })
  expect(validateFormDraft(emptyFormDraftEdits, fields)).toEqual({})
})

describe('merging with changes made elsewhere', () => {
  property.prop([records, draftSteps, fc.array(record, { minLength: 5, maxLength: 5 })])(
    'loses no change of this form or from elsewhere, except conflicting changes',
    (baseline, steps, otherRecords) => {
      const draft = draftAfter(baseline, steps)
      const current = baseline.map((record, index) => otherRecords[index] ?? record)
      const conflicts = findFieldEditConflicts(baseline, current, draft, fields).map(({ name }) => name)
      current.forEach((theirs, index) => {
        const after = savedRecord(theirs, buildRecordUpdate(theirs, draft, fields))
        for (const { name } of fields) {
          if (conflicts.includes(name)) continue
          if (name in draft.values) expect(after[name]).toEqual(draft.values[name])
          else expect(after[name]).toEqual(theirs[name])
          const theyChanged = JSON.stringify(theirs[name]) !== JSON.stringify(baseline[index]?.[name])
          if (theyChanged) expect(after[name]).toEqual(theirs[name])
        }
      })
    },
  )

  property.prop([
    records,
    draftSteps,
    fc.array(record, { minLength: 5, maxLength: 5 }),
    fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  ])(
    'resolves each conflict once: "mine" overwrites all records, "theirs" keeps the value of each record',
    (first, steps, otherRecords, choices) => {
      const current = first.map((record, index) => otherRecords[index] ?? record)
      let draft = draftAfter(first, steps)
      let baseline = [...first]
      const keepsMineByField = new Map<string, boolean>()
      for (const { name, mine } of findFieldEditConflicts(baseline, current, draft, fields)) {
        const keepsMine = choices[keepsMineByField.size] ?? true
        keepsMineByField.set(name, keepsMine)
        baseline = updateFieldBaseline(baseline, current, name)
        if (!keepsMine) draft = removeDraftFieldValue(draft, name)
        expect(name in draft.values ? draft.values[name] : undefined).toEqual(keepsMine ? mine : undefined)
      }
      expect(findFieldEditConflicts(baseline, current, draft, fields)).toEqual([])
      for (const theirs of current) {
        const after = savedRecord(theirs, buildRecordUpdate(theirs, draft, fields))
        for (const [name, keepsMine] of keepsMineByField)
          expect(after[name]).toEqual(keepsMine ? draft.values[name] : theirs[name])
      }
    },
  )

  test('reports the edited value and the value from elsewhere', () => {
    const baseline = [{ title: 'Ash' }]
    const draft: FormDraftEdits = { values: { title: 'Birch' }, locks: {} }
    expect(findFieldEditConflicts(baseline, [{ title: 'Cedar' }], draft, fields)).toEqual([
      { name: 'title', mine: 'Birch', theirs: { same: true, value: 'Cedar' } },
    ])
    expect(findFieldEditConflicts(baseline, [{ title: 'Birch' }], draft, fields)).toEqual([])
    expect(findFieldEditConflicts(baseline, baseline, draft, fields)).toEqual([])
  })
})

test('reports no conflict if the server has stored an edited value in its own notation', () => {
  const isbn: FormFieldDefinition = { tab: 'general', name: 'isbn', input, normalize: text => text.replace('٤', '4') }
  const baseline = [{ title: 'Ash', isbn: '', genres: [] }]
  const values = { title: ' Birch ', isbn: '978-2-20-504375-٤', genres: ['War', 'drama'] }
  const current = [{ title: 'Birch', isbn: '9782205043754', genres: ['drama', 'war'] }]
  expect(findFieldEditConflicts(baseline, current, { values, locks: {} }, [title, isbn, genres])).toEqual([])
})

test('sends the cleared value of each field: null, empty text or empty list', () => {
  const direction: FormFieldDefinition = {
    tab: 'general',
    name: 'direction',
    lock: 'directionLock',
    input,
    clearedValue: null,
  }
  const baseline = { direction: 'WEBTOON', publisher: 'Quill', genres: ['war'] }
  const draft: FormDraftEdits = { values: { direction: '', publisher: ' ', genres: [] }, locks: {} }
  expect(buildRecordUpdate(baseline, draft, [direction, publisher, genres])).toMatchObject({
    direction: null,
    publisher: '',
    genres: [],
  })
})
