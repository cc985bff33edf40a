import { useEffect, useState } from 'react'
import type { PosterOwner } from '../../api/urls/posters'
import { useDialogMemory } from '../../dialogs/dialogs'
import type { ExtraSection } from '../../dialogs/EditDialog'
import { PostersPanel } from './PostersPanel'
import { savePosters } from './posterCalls'
import { isPosterChanged, isTooBig, noPosterChange, type PosterDraft } from './posterDraft'

/**
 * Poster section of an edit dialog and the function that saves it. The draft survives a remount of the dialog in the dialog
 * memory.
 */
export function usePosterDraft(owner: PosterOwner, id: string): { section: ExtraSection; save: () => Promise<void> } {
  const memory = useDialogMemory()
  const [draft, setDraft] = useState((memory.posters as PosterDraft | undefined) ?? noPosterChange)
  useEffect(() => {
    memory.posters = draft
  }, [memory, draft])
  const section = {
    name: 'posters',
    isChanged: isPosterChanged(draft),
    faults: draft.uploads.filter(isTooBig).length,
    content: <PostersPanel owner={owner} id={id} draft={draft} onDraft={setDraft} />,
  }
  return { section, save: () => savePosters(owner, id, draft, setDraft) }
}
