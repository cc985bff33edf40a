import { useEffect, useState } from 'react'
import type { PosterOwner } from '../../api/urls/posters'
import { useDialogMemory } from '../../dialogs/dialogs'
import type { ExtraSection } from '../../dialogs/EditDialog'
import { PostersPanel } from './PostersPanel'
import { savePosters } from './posterCalls'
import { isPosterChanged, isTooBig, noPosterChange, type PosterDraft } from './posterDraft'

/** The posters of a thing as a part of its edit dialog, which remembers them too, and how they are saved with it. */
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
