import { useEffect, useRef, useState } from 'react'
import { ServerError } from '../../api/ServerError'
import type { ResourceWithPosters } from '../../api/urls/posterUrls'
import { useRestorableDialogUserInput } from '../../dialogs/dialogStore'
import type { AdditionalFormSectionData } from '../../dialogs/RecordFormDialog'
import { useTranslate } from '../../language/useTranslate'
import { MAX_UPLOAD_MEGABYTES, PostersPanel } from './PostersPanel'
import { posterApiByResource, savePosterChanges } from './posterApiByResource'
import {
  emptyPosterChangesDraft,
  hasPosterChanges,
  isPosterUploadTooLarge,
  type PosterChangesDraft,
  type PosterSaveStep,
  removeSavedStepFromPosterChanges,
} from './posterChangesDraft'
import { usePosterUploads } from './usePosterUploads'

/**
 * Returns the form section in which the user edits posters, and a function that saves the changes. The function first
 * waits for images that are still being fetched. If such an image cannot be added, the function throws a `ServerError`
 * with the reason and saves no posters. The function also saves no posters if the dialog is closed while the function
 * waits. If a closed dialog opens again with its unsaved input, the unsaved poster changes are restored too.
 * @param seriesId id of the series of the book, if `owner` is `books`
 */
export function usePostersFormSection(
  owner: ResourceWithPosters,
  id: string,
  seriesId?: string,
): { section: AdditionalFormSectionData; save: () => Promise<void> } {
  const t = useTranslate()
  const preservedState = useRestorableDialogUserInput()
  const [draft, setDraft] = useState(
    (preservedState.posters as PosterChangesDraft | undefined) ?? emptyPosterChangesDraft,
  )
  useEffect(() => {
    preservedState.posters = draft
  }, [preservedState, draft])
  // `save` reads the draft from this ref, because `draft` does not contain an image that was added during the save.
  const latestDraft = useRef(draft)
  const changeDraft = (change: (draft: PosterChangesDraft) => PosterChangesDraft) => {
    latestDraft.current = change(latestDraft.current)
    setDraft(latestDraft.current)
  }
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const uploads = usePosterUploads(changeDraft)
  const save = async () => {
    const uploadError = await uploads.waitUntilAdded()
    if (isClosed.current) return
    const hasTooLarge = latestDraft.current.uploads.some(isPosterUploadTooLarge)
    const problem = hasTooLarge ? t('rule.fileTooBig', { megabytes: MAX_UPLOAD_MEGABYTES }) : uploadError
    const operation = posterApiByResource[owner].addOperation
    if (problem !== undefined) throw new ServerError({ operation, status: 400, serverMessage: problem })
    const onSaved = (step: PosterSaveStep) => changeDraft(current => removeSavedStepFromPosterChanges(current, step))
    await savePosterChanges(owner, id, latestDraft.current, onSaved, seriesId)
  }
  const section = {
    name: 'posters',
    isChanged: hasPosterChanges(draft),
    problemCount: draft.uploads.filter(isPosterUploadTooLarge).length,
    content: <PostersPanel owner={owner} id={id} draft={draft} onDraft={changeDraft} uploads={uploads} />,
  }
  return { section, save }
}
