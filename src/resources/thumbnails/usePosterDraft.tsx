import { useEffect, useState } from 'react'
import type { PosterOwner } from '../../api/urls/posterUrls'
import { usePreservedDialogState } from '../../dialogs/dialogStore'
import type { CustomSection } from '../../dialogs/EditDialog'
import { PostersPanel } from './PostersPanel'
import { savePosters } from './posterCalls'
import { emptyPosterDraft, hasPosterChanges, isUploadTooLarge, type PosterDraft } from './posterDraft'

/**
 * Poster section of an edit dialog and the function that saves it. The draft survives a remount of the dialog in the dialog
 * memory.
 */
export function usePosterDraft(owner: PosterOwner, id: string): { section: CustomSection; save: () => Promise<void> } {
  const memory = usePreservedDialogState()
  const [draft, setDraft] = useState((memory.posters as PosterDraft | undefined) ?? emptyPosterDraft)
  useEffect(() => {
    memory.posters = draft
  }, [memory, draft])
  const section = {
    name: 'posters',
    isChanged: hasPosterChanges(draft),
    problemCount: draft.uploads.filter(isUploadTooLarge).length,
    content: <PostersPanel owner={owner} id={id} draft={draft} onDraft={setDraft} />,
  }
  return { section, save: () => savePosters(owner, id, draft, setDraft) }
}
