import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { showNotice } from '../../api/notices'
import { IconButton } from '../../components/controls/IconButton'
import { appendMemberIds, findIdsNotInMemberList, removeMemberIds } from '../../dialogs/collectionOrReadListMembers'
import { openDialog } from '../../dialogs/dialogStore'
import { translate } from '../../language/interfaceLanguage'
import { useTranslate } from '../../language/useTranslate'
import { showNoticeWithUndo } from '../../lists/selection/showNoticeWithUndo'
import { type CollectionOrReadListResource, membershipApiByResource } from './membershipApiByResource'

type AddCollectionOrReadListMemberButtonProps = { kind: CollectionOrReadListResource; id: string; name: string }

/**
 * Button that adds a series to a collection, or a book to a read list. The button opens a dialog in which the user
 * picks the series or book.
 */
export function AddCollectionOrReadListMemberButton({ kind, id, name }: AddCollectionOrReadListMemberButtonProps) {
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: (memberId: string) => addMember(kind, id, name, memberId),
  })
  const pickAndAdd = async () => {
    const title = t(`members.${kind}.pick`, { name })
    const picked = await openDialog(kind === 'collections' ? 'pickSeries' : 'pickBook', { title })
    if (picked) mutate(picked.id)
  }
  return (
    <IconButton
      icon={Plus}
      variant="tonal"
      label={t(`members.${kind}.add`)}
      disabled={isPending}
      onClick={() => void pickAndAdd()}
    />
  )
}

async function addMember(
  kind: CollectionOrReadListResource,
  id: string,
  name: string,
  memberId: string,
): Promise<void> {
  const { read, write, updateMembers } = membershipApiByResource[kind]
  const current = await read(id)
  if (findIdsNotInMemberList(current, [memberId]).length === 0) {
    showNotice({ kind: 'info', text: translate('dialog.addTo.allPresent', { count: 1 }) })
    return
  }
  await write(current, appendMemberIds(current.members, [memberId]))
  showNoticeWithUndo(
    translate(`dialog.addTo.${kind === 'collections' ? 'collection' : 'readList'}.done`, { count: 1, name }),
    () => updateMembers(id, members => removeMemberIds(members, [memberId])),
  )
}
