/** Poster of a record as the server reports it; sizes in bytes and pixels. */
export type Poster = {
  id: string
  type: 'GENERATED' | 'SIDECAR' | 'USER_UPLOADED'
  selected: boolean
  mediaType: string
  fileSize: number
  width: number
  height: number
}

/** Image to upload. */
export type Upload = { id: string; file: File }

/** Unsaved changes of the posters of a record. */
export type PosterDraft = {
  readonly uploads: readonly Upload[]
  /** Id of the poster or upload to select; unchanged when absent. */
  readonly chosen?: string
  readonly removed: ReadonlySet<string>
}

/**
 * Upload limit of the server in bytes: 1 MB, counted in decimal units like the client of the specification, which is the lower
 * value.
 */
export const MOST_BYTES = 1_000_000

/** Draft without changes. */
export const noPosterChange: PosterDraft = { uploads: [], removed: new Set() }

/** Whether an upload exceeds the limit of the server. */
export const isTooBig = ({ file }: Upload): boolean => file.size > MOST_BYTES
/** Whether a draft has changes to save. */
export const isPosterChanged = ({ uploads, chosen, removed }: PosterDraft): boolean =>
  uploads.length > 0 || chosen !== undefined || removed.size > 0

/** Adds uploads and selects the first one within the size limit. Ignores duplicates and files that are not images. */
export function withUploadsAdded(draft: PosterDraft, added: readonly Upload[]): PosterDraft {
  const known = new Set(draft.uploads.map(({ file }) => keyOf(file)))
  const fresh = added.filter(({ file }) => file.type.startsWith('image/') && !known.has(keyOf(file)))
  const first = fresh.find(upload => !isTooBig(upload))
  return { ...draft, uploads: [...draft.uploads, ...fresh], ...(first && { chosen: first.id }) }
}

/** Replaces the file of an upload, for example by a smaller version, and selects it if nothing is selected. */
export function withUploadReplaced(draft: PosterDraft, id: string, file: File): PosterDraft {
  const uploads = draft.uploads.map(upload => (upload.id === id ? { id, file } : upload))
  return { ...draft, uploads, chosen: draft.chosen ?? id }
}

/** Removes an upload, and the selection if it was selected. */
export function withoutUpload(draft: PosterDraft, id: string): PosterDraft {
  const { chosen, ...rest } = draft
  const uploads = draft.uploads.filter(upload => upload.id !== id)
  return chosen === id || chosen === undefined ? { ...rest, uploads } : { ...draft, uploads }
}

/** Selects a poster or upload. Selecting the current poster resets the selection. A poster marked for deletion is unmarked. */
export function withPosterSelected(draft: PosterDraft, id: string, posters: readonly Poster[]): PosterDraft {
  const { chosen: _, ...rest } = draft
  const removed = new Set(draft.removed)
  removed.delete(id)
  const isInForce = posters.some(poster => poster.id === id && poster.selected)
  return isInForce ? { ...rest, removed } : { ...rest, removed, chosen: id }
}

/** Toggles the deletion mark of an uploaded poster. A poster marked for deletion loses the selection. */
export function withPosterRemoved(draft: PosterDraft, id: string): PosterDraft {
  const removed = new Set(draft.removed)
  if (!removed.delete(id)) removed.add(id)
  const { chosen, ...rest } = draft
  return chosen === undefined || removed.has(chosen) ? { ...rest, removed } : { ...rest, chosen, removed }
}

/** Id of the poster that is selected after saving; undefined when the server chooses one. */
export function selectedPoster(draft: PosterDraft, posters: readonly Poster[]): string | undefined {
  if (draft.chosen !== undefined) return draft.chosen
  return posters.find(({ id, selected }) => selected && !draft.removed.has(id))?.id
}

/** One API call to save a draft. */
export type PosterStep =
  | { kind: 'upload'; upload: Upload; selected: boolean }
  | { kind: 'select' | 'remove'; id: string }

/** API calls that save a draft. Deletions come last, so that a poster is always selected. */
export function posterSteps({ uploads, chosen, removed }: PosterDraft): PosterStep[] {
  const isUpload = uploads.some(({ id }) => id === chosen)
  return [
    ...uploads.map(upload => ({ kind: 'upload' as const, upload, selected: upload.id === chosen })),
    ...(chosen !== undefined && !isUpload ? [{ kind: 'select' as const, id: chosen }] : []),
    ...[...removed].map(id => ({ kind: 'remove' as const, id })),
  ]
}

/** Remaining draft after a completed step. */
export function afterPosterStep(draft: PosterDraft, step: PosterStep): PosterDraft {
  if (step.kind === 'upload') return { ...withoutUpload(draft, step.upload.id) }
  if (step.kind === 'remove') return { ...draft, removed: new Set([...draft.removed].filter(id => id !== step.id)) }
  const { chosen: _, ...rest } = draft
  return rest
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`
