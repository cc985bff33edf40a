import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/property'
import type { FieldRow } from './fieldTable'
import {
  changesFor,
  conflictsOf,
  displayedLock,
  displayedValue,
  emptyDraft,
  type FormDraft,
  type FormValues,
  fieldsFor,
  isChanged,
  problemsOf,
  resolveConflicts,
  withLock,
  withoutField,
  withValue,
} from './formDraft'
import { integerFrom, required } from './validationRules'

const input = () => null
const title: FieldRow = { tab: 'general', name: 'title', lock: 'titleLock', input, rule: required, many: false }
const publisher: FieldRow = { tab: 'general', name: 'publisher', lock: 'publisherLock', input, clear: '' }
const age: FieldRow = { tab: 'general', name: 'age', lock: 'ageLock', input, rule: integerFrom(0), clear: null }
const genres: FieldRow = { tab: 'tags', name: 'genres', lock: 'genresLock', input, clear: [] }
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

type Deed = { field: FieldRow; value: unknown } | { field: FieldRow; lock: boolean }
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ field: fc.constant(publisher), value: fc.constantFrom('', 'Quill', 'Other') }),
  fc.record({ field: fc.constant(age), value: fc.constantFrom(null, 0, 18) }),
  fc.record({ field: fc.constant(genres), value: fc.constantFrom([], ['drama'], ['noir']) }),
  fc.record({ field: fc.constantFrom(...fields), lock: fc.boolean() }),
)
const deeds = fc.array(deed, { maxLength: 8 })

const drafted = (before: readonly FormValues[], steps: readonly Deed[]): FormDraft =>
  steps.reduce(
    (draft, step) =>
      'lock' in step ? withLock(draft, step.field, step.lock) : withValue(before, draft, step.field, step.value),
    emptyDraft,
  )

/** Applies a request body as the server does: stores each value, null and empty ones too (server-facts 3.8). */
const saved = (values: FormValues, body: FormValues): FormValues => ({ ...values, ...body })

describe('editing many records', () => {
  property.prop([records, deeds])('sends only edited fields', (before, steps) => {
    const draft = drafted(before, steps)
    for (const one of before) {
      for (const name of Object.keys(changesFor(one, draft, fields))) {
        const field = fields.find(each => each.name === name || each.lock === name)
        const touched = field && (field.name in draft.values || (field.lock ?? '') in draft.locks)
        expect(touched).toBe(true)
      }
    }
  })

  property.prop([records, deeds])('saves the values and locks that the form shows', (before, steps) => {
    const draft = drafted(before, steps)
    const after = before.map(one => saved(one, changesFor(one, draft, fields)))
    for (const field of fields) {
      const shown = displayedValue(before, draft, field)
      if (shown.same) expect(displayedValue(after, emptyDraft, field)).toEqual(shown)
      const lock = displayedLock(before, draft, field)
      if (lock !== 'some') expect(displayedLock(after, emptyDraft, field)).toBe(lock)
    }
    expect(isChanged(after, draft, fields)).toBe(false)
  })

  property.prop([records, deeds])('leaves mixed values and locks unchanged unless edited', (before, steps) => {
    const draft = drafted(before, steps)
    before.forEach(one => {
      const after = saved(one, changesFor(one, draft, fields))
      for (const { name, lock = '' } of fields) {
        if (name in draft.values) continue
        expect(after[name]).toEqual(one[name])
        if (!(lock in draft.locks)) expect(after[lock]).toBe(one[lock])
      }
    })
  })

  property.prop([records, deeds])('drops a change when the original value is entered again', (before, steps) => {
    const draft = drafted(before, steps)
    for (const field of fields) {
      const common = displayedValue(before, emptyDraft, field)
      if (!common.same) continue
      expect(withValue(before, draft, field, common.value)).toEqual(withoutField(draft, field.name))
    }
  })
})

describe('building the request body', () => {
  const one = {
    title: 'Ash',
    titleLock: false,
    publisher: 'Quill',
    publisherLock: false,
    age: 12,
    ageLock: false,
    genres: ['war'],
    genresLock: true,
  }

  test('sends a cleared field as its field table says', () => {
    const steps: Deed[] = [
      { field: publisher, value: '  ' },
      { field: age, value: null },
      { field: genres, value: [] },
    ]
    expect(changesFor(one, drafted([one], steps), fields)).toEqual({
      publisher: '',
      publisherLock: true,
      age: null,
      ageLock: true,
      genres: [],
    })
  })

  test('locks an edited field unless the user has unlocked it', () => {
    const changed = drafted([one], [{ field: publisher, value: 'Other' }])
    expect(changesFor(one, changed, fields)).toEqual({ publisher: 'Other', publisherLock: true })
    expect(changesFor(one, withLock(changed, publisher, false), fields)).toEqual({ publisher: 'Other' })
  })

  test('ignores the order of text lists', () => {
    const [before, now] = [
      { ...one, genres: ['war', 'drama'] },
      { ...one, genres: ['drama', 'war'] },
    ]
    expect(displayedValue([before, now], emptyDraft, genres)).toEqual({ same: true, value: ['war', 'drama'] })
    expect(drafted([before], [{ field: genres, value: ['drama', 'war'] }])).toEqual(emptyDraft)
    const draft = drafted([before], [{ field: genres, value: ['noir'] }])
    expect(conflictsOf([before], [now], draft, fields)).toEqual([])
  })

  test('sends a changed lock without a value', () => {
    expect(changesFor(one, withLock(emptyDraft, genres, false), fields)).toEqual({ genresLock: false })
  })

  test('hides fields for a single record when several are edited', () => {
    expect(fieldsFor(fields, 1)).toContain(title)
    expect(fieldsFor(fields, 2)).not.toContain(title)
  })
})

test('treats an invalid number as a change with a problem', () => {
  const draft = withValue([{ age: null }], emptyDraft, age, Number.NaN)
  expect(problemsOf(draft, fields)).toEqual({ age: { rule: 'wholeNumber' } })
})

test('validates only edited fields', () => {
  const draft: FormDraft = { values: { title: ' ', age: -1 }, locks: {} }
  expect(problemsOf(draft, fields)).toEqual({
    title: { rule: 'required' },
    age: { rule: 'atLeast', values: { least: 0 } },
  })
  expect(problemsOf(emptyDraft, fields)).toEqual({})
})

describe('merging with changes made elsewhere', () => {
  property.prop([records, deeds, fc.array(record, { minLength: 5, maxLength: 5 })])(
    'loses no change of either side without a conflict',
    (before, steps, others) => {
      const draft = drafted(before, steps)
      const now = before.map((one, place) => others[place] ?? one)
      const conflicts = conflictsOf(before, now, draft, fields).map(({ name }) => name)
      now.forEach((theirs, place) => {
        const after = saved(theirs, changesFor(theirs, draft, fields))
        for (const { name } of fields) {
          if (conflicts.includes(name)) continue
          if (name in draft.values) expect(after[name]).toEqual(draft.values[name])
          else expect(after[name]).toEqual(theirs[name])
          const theyChanged = JSON.stringify(theirs[name]) !== JSON.stringify(before[place]?.[name])
          if (theyChanged) expect(after[name]).toEqual(theirs[name])
        }
      })
    },
  )

  property.prop([
    records,
    deeds,
    fc.array(record, { minLength: 5, maxLength: 5 }),
    fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  ])(
    'resolves each conflict once: "mine" overwrites all records, "theirs" keeps the value of each record',
    (first, steps, others, choices) => {
      const now = first.map((one, place) => others[place] ?? one)
      let draft = drafted(first, steps)
      let before = [...first]
      const kept = new Map<string, boolean>()
      for (const { name, mine } of conflictsOf(before, now, draft, fields)) {
        const keepsMine = choices[kept.size] ?? true
        kept.set(name, keepsMine)
        before = resolveConflicts(before, now, name)
        if (!keepsMine) draft = withoutField(draft, name)
        expect(name in draft.values ? draft.values[name] : undefined).toEqual(keepsMine ? mine : undefined)
      }
      expect(conflictsOf(before, now, draft, fields)).toEqual([])
      for (const theirs of now) {
        const after = saved(theirs, changesFor(theirs, draft, fields))
        for (const [name, keepsMine] of kept) expect(after[name]).toEqual(keepsMine ? draft.values[name] : theirs[name])
      }
    },
  )

  test('reports the values of both sides', () => {
    const before = [{ title: 'Ash' }]
    const draft: FormDraft = { values: { title: 'Birch' }, locks: {} }
    expect(conflictsOf(before, [{ title: 'Cedar' }], draft, fields)).toEqual([
      { name: 'title', mine: 'Birch', theirs: { same: true, value: 'Cedar' } },
    ])
    expect(conflictsOf(before, [{ title: 'Birch' }], draft, fields)).toEqual([])
    expect(conflictsOf(before, before, draft, fields)).toEqual([])
  })
})

test('sends the clearing value of each field: null, empty text or empty list', () => {
  const direction: FieldRow = { tab: 'general', name: 'direction', lock: 'directionLock', input, clear: null }
  const before = { direction: 'WEBTOON', publisher: 'Quill', genres: ['war'] }
  const draft: FormDraft = { values: { direction: '', publisher: ' ', genres: [] }, locks: {} }
  expect(changesFor(before, draft, [direction, publisher, genres])).toMatchObject({
    direction: null,
    publisher: '',
    genres: [],
  })
})
