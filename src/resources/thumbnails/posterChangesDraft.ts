import { MAX_UPLOADED_FILE_BYTES } from '../../api/requests/maxUploadedFileBytes'

/** Poster that the server has stored. `fileSize` is in bytes. `width` and `height` are in pixels. */
export type ServerPoster = {
  id: string
  type: 'GENERATED' | 'SIDECAR' | 'USER_UPLOADED'
  selected: boolean
  mediaType: string
  fileSize: number
  width: number
  height: number
}

/** Image file that the user has added as a poster and that is not uploaded yet. */
export type PosterUpload = { id: string; file: File }

export type PosterChangesDraft = {
  readonly uploads: readonly PosterUpload[]
  /**
   * Id of the newly selected poster or upload. The user has selected it, or it was selected automatically when the user
   * added or replaced an upload. Missing if there is no new selection.
   */
  readonly selectedId?: string
  readonly removedIds: ReadonlySet<string>
}

export const emptyPosterChangesDraft: PosterChangesDraft = { uploads: [], removedIds: new Set() }

export const isPosterUploadTooLarge = ({ file }: PosterUpload): boolean => file.size > MAX_UPLOADED_FILE_BYTES

/** Returns whether there are unsaved poster changes. */
export const hasPosterChanges = ({ uploads, selectedId, removedIds }: PosterChangesDraft): boolean =>
  uploads.length > 0 || selectedId !== undefined || removedIds.size > 0

/**
 * Adds image files to the unsaved poster changes, and selects the first new file that is small enough. Ignores files
 * that are not images, and files that were already added.
 */
export function addPosterUploads(draft: PosterChangesDraft, added: readonly PosterUpload[]): PosterChangesDraft {
  const existingKeys = new Set(draft.uploads.map(({ file }) => fileKey(file)))
  const newUploads = added.filter(({ file }) => file.type.startsWith('image/') && !existingKeys.has(fileKey(file)))
  const firstUsable = newUploads.find(upload => !isPosterUploadTooLarge(upload))
  return { ...draft, uploads: [...draft.uploads, ...newUploads], ...(firstUsable && { selectedId: firstUsable.id }) }
}

/**
 * Replaces the file of an upload, for example by a smaller version. If the user has not selected another poster,
 * selects this upload.
 */
export function replacePosterUpload(draft: PosterChangesDraft, id: string, file: File): PosterChangesDraft {
  const uploads = draft.uploads.map(upload => (upload.id === id ? { id, file } : upload))
  return { ...draft, uploads, selectedId: draft.selectedId ?? id }
}

/**
 * Removes an upload from the unsaved poster changes. If the upload was selected, the poster that is selected on the
 * server becomes the selected poster again, unless it is marked for deletion.
 */
export function removePosterUpload(draft: PosterChangesDraft, id: string): PosterChangesDraft {
  const { selectedId, ...rest } = draft
  const uploads = draft.uploads.filter(upload => upload.id !== id)
  return selectedId === id || selectedId === undefined ? { ...rest, uploads } : { ...draft, uploads }
}

/**
 * Selects a poster that exists on the server, or an uploaded poster. If the poster was marked for deletion, removes
 * this mark. If the poster is already selected on the server, the result has no `selectedId`, because the draft
 * contains only unsaved changes.
 */
export function selectPosterInChangesDraft(
  draft: PosterChangesDraft,
  id: string,
  posters: readonly ServerPoster[],
): PosterChangesDraft {
  const { selectedId: _, ...rest } = draft
  const removedIds = new Set(draft.removedIds)
  removedIds.delete(id)
  const isCurrent = posters.some(poster => poster.id === id && poster.selected)
  return isCurrent ? { ...rest, removedIds } : { ...rest, removedIds, selectedId: id }
}

/** Marks a poster for deletion, or removes this mark. If the marked poster was selected, it is no longer selected. */
export function togglePosterRemoval(draft: PosterChangesDraft, id: string): PosterChangesDraft {
  const removedIds = new Set(draft.removedIds)
  if (!removedIds.delete(id)) removedIds.add(id)
  const { selectedId, ...rest } = draft
  return selectedId === undefined || removedIds.has(selectedId)
    ? { ...rest, removedIds }
    : { ...rest, selectedId, removedIds }
}

/**
 * Returns the id of the poster that will be selected after saving. Returns undefined if the server will choose a
 * poster.
 */
export function getSelectedPosterId(draft: PosterChangesDraft, posters: readonly ServerPoster[]): string | undefined {
  if (draft.selectedId !== undefined) return draft.selectedId
  return posters.find(({ id, selected }) => selected && !draft.removedIds.has(id))?.id
}

/** Request that saves a single poster change: an upload, a selection or a deletion. */
export type PosterSaveStep =
  | { kind: 'upload'; upload: PosterUpload; selected: boolean }
  | { kind: 'select' | 'remove'; id: string }

/**
 * Returns the requests that save the poster changes. Deletions come last, so that the new selection is saved before the
 * previously selected poster is deleted.
 */
export function listPosterSaveSteps({ uploads, selectedId, removedIds }: PosterChangesDraft): PosterSaveStep[] {
  const isUpload = uploads.some(({ id }) => id === selectedId)
  return [
    ...uploads.map(upload => ({ kind: 'upload' as const, upload, selected: upload.id === selectedId })),
    ...(selectedId !== undefined && !isUpload ? [{ kind: 'select' as const, id: selectedId }] : []),
    ...[...removedIds].map(id => ({ kind: 'remove' as const, id })),
  ]
}

/** Returns the poster changes that are still unsaved after the server has saved the poster change in `step`. */
export function removeSavedStepFromPosterChanges(draft: PosterChangesDraft, step: PosterSaveStep): PosterChangesDraft {
  if (step.kind === 'upload') return { ...removePosterUpload(draft, step.upload.id) }
  if (step.kind === 'remove')
    return { ...draft, removedIds: new Set([...draft.removedIds].filter(id => id !== step.id)) }
  const { selectedId, ...rest } = draft
  return selectedId === step.id ? rest : draft
}

const fileKey = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`
