import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/property'
import {
  afterPosterStep,
  isPosterChanged,
  isTooBig,
  MOST_BYTES,
  noPosterChange,
  type Poster,
  type PosterDraft,
  posterSteps,
  selectedPoster,
  type Upload,
  withoutUpload,
  withPosterRemoved,
  withPosterSelected,
  withUploadReplaced,
  withUploadsAdded,
} from './posterDraft'

const poster = (id: string, more: Partial<Poster> = {}): Poster => ({
  id,
  type: 'USER_UPLOADED',
  selected: false,
  mediaType: 'image/jpeg',
  fileSize: 10,
  width: 2,
  height: 3,
  ...more,
})
const posters = [poster('a', { selected: true }), poster('b'), poster('c', { type: 'SIDECAR' })]
const upload = (id: string, size = 10, type = 'image/png'): Upload => ({
  id,
  file: new File([new Uint8Array(size)], `${id}.png`, { type, lastModified: 1 }),
})

describe('uploads', () => {
  test('selects the first upload within the size limit', () => {
    const draft = withUploadsAdded(noPosterChange, [upload('big', MOST_BYTES + 1), upload('x'), upload('y')])
    expect(draft.uploads.map(({ id }) => id)).toEqual(['big', 'x', 'y'])
    expect(draft.chosen).toBe('x')
  })

  test('ignores files that are not images and duplicates', () => {
    const draft = withUploadsAdded(withUploadsAdded(noPosterChange, [upload('x')]), [
      upload('x'),
      upload('t', 3, 'text/plain'),
    ])
    expect(draft.uploads).toHaveLength(1)
  })

  test('selects an oversized image once it is replaced by a smaller one', () => {
    const draft = withUploadsAdded(noPosterChange, [upload('big', MOST_BYTES + 1)])
    expect(draft.chosen).toBeUndefined()
    const smaller = withUploadReplaced(draft, 'big', upload('big').file)
    expect(smaller.uploads.some(isTooBig)).toBe(false)
    expect(smaller.chosen).toBe('big')
  })

  test('clears the selection when the selected upload is removed', () => {
    expect(isPosterChanged(withoutUpload(withUploadsAdded(noPosterChange, [upload('x')]), 'x'))).toBe(false)
  })
})

test('treats selecting the current poster as no change', () => {
  expect(isPosterChanged(withPosterSelected(withPosterSelected(noPosterChange, 'b', posters), 'a', posters))).toBe(
    false,
  )
})

type Deed = { kind: 'add' | 'drop' | 'choose' | 'remove'; id: string }
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constantFrom('add' as const, 'drop' as const), id: fc.constantFrom('x', 'y') }),
  fc.record({ kind: fc.constant('choose' as const), id: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.constantFrom('a', 'b') }),
)

function done(draft: PosterDraft, { kind, id }: Deed): PosterDraft {
  if (kind === 'add') return withUploadsAdded(draft, [upload(id)])
  if (kind === 'drop') return withoutUpload(draft, id)
  return kind === 'choose' ? withPosterSelected(draft, id, posters) : withPosterRemoved(draft, id)
}

property.prop([fc.array(deed, { maxLength: 12 })])(
  'produces steps that lead to the displayed selection and leave an empty draft',
  deeds => {
    const draft = deeds.reduce(done, noPosterChange)
    const steps = posterSteps(draft)
    const chosen = selectedPoster(draft, posters)
    if (chosen !== undefined) expect(draft.removed.has(chosen)).toBe(false)
    expect(
      steps.filter(step => step.kind === 'upload' && step.selected).length +
        steps.filter(({ kind }) => kind === 'select').length,
    ).toBe(draft.chosen === undefined ? 0 : 1)
    const order = steps.map(({ kind }) => kind)
    expect(order.toSorted((one, other) => kinds.indexOf(one) - kinds.indexOf(other))).toEqual(order)
    expect(isPosterChanged(steps.reduce(afterPosterStep, draft))).toBe(false)
  },
)

const kinds = ['upload', 'select', 'remove']
