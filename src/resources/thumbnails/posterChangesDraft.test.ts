import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { MAX_UPLOADED_FILE_BYTES } from '../../api/requests/maxUploadedFileBytes'
import {
  addPosterUploads,
  emptyPosterChangesDraft,
  getSelectedPosterId,
  hasPosterChanges,
  isPosterUploadTooLarge,
  listPosterSaveSteps,
  type PosterChangesDraft,
  type PosterUpload,
  removePosterUpload,
  removeSavedStepFromPosterChanges,
  replacePosterUpload,
  type ServerPoster,
  selectPosterInChangesDraft,
  togglePosterRemoval,
} from './posterChangesDraft'

const poster = (id: string, overrides: Partial<ServerPoster> = {}): ServerPoster => ({
  id,
  type: 'USER_UPLOADED',
  selected: false,
  mediaType: 'image/jpeg',
  fileSize: 10,
  width: 2,
  height: 3,
  ...overrides,
})
const posters = [poster('a', { selected: true }), poster('b'), poster('c', { type: 'SIDECAR' })]
const upload = (id: string, size = 10, type = 'image/png'): PosterUpload => ({
  id,
  file: new File([new Uint8Array(size)], `${id}.png`, { type, lastModified: 1 }),
})

describe('uploads', () => {
  test('selects the first upload within the size limit', () => {
    const draft = addPosterUploads(emptyPosterChangesDraft, [
      upload('big', MAX_UPLOADED_FILE_BYTES + 1),
      upload('x'),
      upload('y'),
    ])
    expect(draft.uploads.map(({ id }) => id)).toEqual(['big', 'x', 'y'])
    expect(draft.selectedId).toBe('x')
  })

  test('accepts images of up to 1 MiB, as the server does', () => {
    expect(isPosterUploadTooLarge(upload('x', 1_048_576))).toBe(false)
    expect(isPosterUploadTooLarge(upload('x', 1_048_577))).toBe(true)
  })

  test('ignores files that are not images and duplicates', () => {
    const draft = addPosterUploads(addPosterUploads(emptyPosterChangesDraft, [upload('x')]), [
      upload('x'),
      upload('t', 3, 'text/plain'),
    ])
    expect(draft.uploads).toHaveLength(1)
  })

  test('selects an upload after a smaller image has replaced its oversized image', () => {
    const draft = addPosterUploads(emptyPosterChangesDraft, [upload('big', MAX_UPLOADED_FILE_BYTES + 1)])
    expect(draft.selectedId).toBeUndefined()
    const smaller = replacePosterUpload(draft, 'big', upload('big').file)
    expect(smaller.uploads.some(isPosterUploadTooLarge)).toBe(false)
    expect(smaller.selectedId).toBe('big')
  })

  test('clears the selection when the selected upload is removed', () => {
    expect(hasPosterChanges(removePosterUpload(addPosterUploads(emptyPosterChangesDraft, [upload('x')]), 'x'))).toBe(
      false,
    )
  })
})

test('treats selecting the current poster as no change', () => {
  expect(
    hasPosterChanges(
      selectPosterInChangesDraft(selectPosterInChangesDraft(emptyPosterChangesDraft, 'b', posters), 'a', posters),
    ),
  ).toBe(false)
})

type DraftEdit = { kind: 'add' | 'drop' | 'choose' | 'remove'; id: string }
const arbitraryEdit: fc.Arbitrary<DraftEdit> = fc.oneof(
  fc.record({ kind: fc.constantFrom('add' as const, 'drop' as const), id: fc.constantFrom('x', 'y') }),
  fc.record({ kind: fc.constant('choose' as const), id: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.constantFrom('a', 'b') }),
)

function applyEdit(draft: PosterChangesDraft, { kind, id }: DraftEdit): PosterChangesDraft {
  if (kind === 'add') return addPosterUploads(draft, [upload(id)])
  if (kind === 'drop') return removePosterUpload(draft, id)
  return kind === 'choose' ? selectPosterInChangesDraft(draft, id, posters) : togglePosterRemoval(draft, id)
}

property.prop([fc.array(arbitraryEdit, { maxLength: 12 })])(
  'produces steps that lead to the displayed selection and leave an empty draft',
  edits => {
    const draft = edits.reduce(applyEdit, emptyPosterChangesDraft)
    const steps = listPosterSaveSteps(draft)
    const selected = getSelectedPosterId(draft, posters)
    if (selected !== undefined) expect(draft.removedIds.has(selected)).toBe(false)
    expect(
      steps.filter(step => step.kind === 'upload' && step.selected).length +
        steps.filter(({ kind }) => kind === 'select').length,
    ).toBe(draft.selectedId === undefined ? 0 : 1)
    const order = steps.map(({ kind }) => kind)
    expect(order.toSorted((a, b) => stepOrder.indexOf(a) - stepOrder.indexOf(b))).toEqual(order)
    expect(hasPosterChanges(steps.reduce(removeSavedStepFromPosterChanges, draft))).toBe(false)
  },
)

const stepOrder = ['upload', 'select', 'remove']
