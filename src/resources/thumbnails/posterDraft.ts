/** A poster that a thing has. */
export type Poster = {
  id: string
  type: 'GENERATED' | 'SIDECAR' | 'USER_UPLOADED'
  selected: boolean
  mediaType: string
  fileSize: number
  width: number
  height: number
}

/** A picture that will be uploaded. */
export type Upload = { id: string; file: File }

/** What will be done to the posters of a thing when it is saved. */
export type PosterDraft = {
  readonly uploads: readonly Upload[]
  /** The poster or upload that is to be in force; as it is when absent. */
  readonly chosen?: string
  readonly removed: ReadonlySet<string>
}

/** The server takes 1 MB; the specification's client counts it in decimals, which is the safe reading. */
export const MOST_BYTES = 1_000_000

export const noPosterChange: PosterDraft = { uploads: [], removed: new Set() }

/** Whether the server would refuse a picture for its size. */
export const isTooBig = ({ file }: Upload): boolean => file.size > MOST_BYTES
/** Whether there is anything to save. */
export const isPosterChanged = ({ uploads, chosen, removed }: PosterDraft): boolean =>
  uploads.length > 0 || chosen !== undefined || removed.size > 0

/** Pictures are added; the first becomes the chosen one. A file that is there already is not added twice, other files never. */
export function withUploadsAdded(draft: PosterDraft, added: readonly Upload[]): PosterDraft {
  const known = new Set(draft.uploads.map(({ file }) => keyOf(file)))
  const fresh = added.filter(({ file }) => file.type.startsWith('image/') && !known.has(keyOf(file)))
  const first = fresh.find(upload => !isTooBig(upload))
  return { ...draft, uploads: [...draft.uploads, ...fresh], ...(first && { chosen: first.id }) }
}

/** Another file in the place of one, such as a smaller version of the same picture. */
export function withUploadReplaced(draft: PosterDraft, id: string, file: File): PosterDraft {
  const uploads = draft.uploads.map(upload => (upload.id === id ? { id, file } : upload))
  return { ...draft, uploads, chosen: draft.chosen ?? id }
}

/** Takes back a picture that was added; when it was the chosen one, none is chosen. */
export function withoutUpload(draft: PosterDraft, id: string): PosterDraft {
  const { chosen, ...rest } = draft
  const uploads = draft.uploads.filter(upload => upload.id !== id)
  return chosen === id || chosen === undefined ? { ...rest, uploads } : { ...draft, uploads }
}

/** Chooses a poster or an upload; the one that is in force already is no change. */
export function withPosterSelected(draft: PosterDraft, id: string, posters: readonly Poster[]): PosterDraft {
  const { chosen: _, ...rest } = draft
  const removed = new Set(draft.removed)
  removed.delete(id)
  const isInForce = posters.some(poster => poster.id === id && poster.selected)
  return isInForce ? { ...rest, removed } : { ...rest, removed, chosen: id }
}

/** Marks an uploaded poster to be deleted, or takes the mark back. What is deleted cannot be the chosen one. */
export function withPosterRemoved(draft: PosterDraft, id: string): PosterDraft {
  const removed = new Set(draft.removed)
  if (!removed.delete(id)) removed.add(id)
  const { chosen, ...rest } = draft
  return chosen === undefined || removed.has(chosen) ? { ...rest, removed } : { ...rest, chosen, removed }
}

/** The one that will be in force after saving; nothing when none of them is. */
export function selectedPoster(draft: PosterDraft, posters: readonly Poster[]): string | undefined {
  if (draft.chosen !== undefined) return draft.chosen
  return posters.find(({ id, selected }) => selected && !draft.removed.has(id))?.id
}

/** One call of saving posters. */
export type PosterStep =
  | { kind: 'upload'; upload: Upload; selected: boolean }
  | { kind: 'select' | 'remove'; id: string }

/** The calls in their order: what is deleted goes last, so that there is always one in force. */
export function posterSteps({ uploads, chosen, removed }: PosterDraft): PosterStep[] {
  const isUpload = uploads.some(({ id }) => id === chosen)
  return [
    ...uploads.map(upload => ({ kind: 'upload' as const, upload, selected: upload.id === chosen })),
    ...(chosen !== undefined && !isUpload ? [{ kind: 'select' as const, id: chosen }] : []),
    ...[...removed].map(id => ({ kind: 'remove' as const, id })),
  ]
}

/** What is left of a draft after one of its steps was done. */
export function afterPosterStep(draft: PosterDraft, step: PosterStep): PosterDraft {
  if (step.kind === 'upload') return { ...withoutUpload(draft, step.upload.id) }
  if (step.kind === 'remove') return { ...draft, removed: new Set([...draft.removed].filter(id => id !== step.id)) }
  const { chosen: _, ...rest } = draft
  return rest
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`
