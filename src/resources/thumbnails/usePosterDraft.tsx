import { useEffect, useState } from 'react'
import type { PosterOwner } from '../../api/urls/posterUrls'
import { usePreservedDialogState } from '../../dialogs/dialogStore'
import type { CustomSection } from '../../dialogs/EditDialog'
import { PostersPanel } from './PostersPanel'
import { savePosters } from './posterCalls'
import { emptyPosterDraft, hasPosterChanges, isUploadTooLarge, type PosterDraft } from './posterDraft'

/**
 * Returns the poster section of an edit dialog and a function that saves it. The preserved dialog state keeps the draft
 * when the dialog remounts.
 */
export function usePosterDraft(owner: PosterOwner, id: string): { section: CustomSection; save: () => Promise<void> } {
  const preservedState = usePreservedDialogState()
  const [draft, setDraft] = useState((preservedState.posters as PosterDraft | undefined) ?? emptyPosterDraft)
  useEffect(() => {
    preservedState.posters = draft
  }, [preservedState, draft])
  const section = {
    name: 'posters',
    isChanged: hasPosterChanges(draft),
    problemCount: draft.uploads.filter(isUploadTooLarge).length,
    content: <PostersPanel owner={owner} id={id} draft={draft} onDraft={setDraft} />,
  }
  return { section, save: () => savePosters(owner, id, draft, setDraft) }
}
