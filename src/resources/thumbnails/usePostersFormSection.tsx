import { useEffect, useState } from 'react'
import type { ResourceWithPosters } from '../../api/urls/posterUrls'
import { useRestorableDialogUserInput } from '../../dialogs/dialogStore'
import type { AdditionalFormSectionData } from '../../dialogs/RecordFormDialog'
import { PostersPanel } from './PostersPanel'
import { savePosterChanges } from './posterApiByResource'
import {
  emptyPosterChangesDraft,
  hasPosterChanges,
  isPosterUploadTooLarge,
  type PosterChangesDraft,
} from './posterChangesDraft'

/**
 * Returns the form section in which the user edits posters, and a function that saves the changes. If a closed dialog
 * opens again with its unsaved input, the unsaved poster changes are restored too.
 * @param seriesId id of the series of the book, if `owner` is `books`
 */
export function usePostersFormSection(
  owner: ResourceWithPosters,
  id: string,
  seriesId?: string,
): { section: AdditionalFormSectionData; save: () => Promise<void> } {
  const preservedState = useRestorableDialogUserInput()
  const [draft, setDraft] = useState(
    (preservedState.posters as PosterChangesDraft | undefined) ?? emptyPosterChangesDraft,
  )
  useEffect(() => {
    preservedState.posters = draft
  }, [preservedState, draft])
  const section = {
    name: 'posters',
    isChanged: hasPosterChanges(draft),
    problemCount: draft.uploads.filter(isPosterUploadTooLarge).length,
    content: <PostersPanel owner={owner} id={id} draft={draft} onDraft={setDraft} />,
  }
  return { section, save: () => savePosterChanges(owner, id, draft, setDraft, seriesId) }
}
