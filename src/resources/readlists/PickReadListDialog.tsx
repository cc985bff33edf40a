import { useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { hasHiddenMembers } from '../../actions/membership/hasHiddenMembers'
import { usePosterUrl } from '../../api/urls/posterUrls'
import { Poster } from '../../components/cards/Poster'
import { findIdsNotInMemberList } from '../../dialogs/collectionOrReadListMembers'
import type { DialogProps } from '../../dialogs/dialogStore'
import type { ReadList } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { toPickerSearchText } from '../../lists/picker/pickerSearchQuery'
import { RecordPickerDialog } from '../../lists/picker/RecordPickerDialog'
import { usePickerResults } from '../../lists/picker/usePickerResults'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    pickReadList: {
      request: {
        title: string
        /**
         * Ids of the books to add. For each read list, the dialog shows how many of these books are not in the read
         * list yet. If the server hides some books of the read list, the dialog says so instead.
         */
        bookIds: readonly string[]
      }
      result: ReadList
    }
  }
}

/** Dialog in which the user picks a read list by its name. The promise of the dialog resolves to the read list. */
export function PickReadListDialog({ request: { title, bookIds }, close }: DialogProps<'pickReadList'>) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const results = usePickerResults<ReadList>('readlists', text, typed => {
    const words = toPickerSearchText(typed)
    // If the search text contained no words, the server would return all read lists.
    return typed && !words ? undefined : { filter: { text: words }, sort: { field: 'name', order: 'ASC' } }
  })
  const user = useCurrentUser()
  const notesOf = (readList: ReadList) => {
    const newCount = findIdsNotInMemberList({ members: readList.bookIds }, bookIds).length
    return [
      t('resources.books.count', { count: readList.bookIds.length }),
      hasHiddenMembers(readList, user)
        ? t('dialog.addTo.hasHiddenMembers')
        : t('dialog.pickReadList.new', { count: newCount }),
    ]
  }
  return (
    <RecordPickerDialog
      title={title}
      searchLabel={t('dialog.pickReadList.search')}
      text={text}
      onText={setText}
      results={results}
      toOption={readList => ({
        title: readList.name,
        notes: notesOf(readList),
        poster: <ReadListPoster readList={readList} />,
      })}
      onPick={close}
      onClose={() => close()}
    />
  )
}

const ReadListPoster = ({ readList: { id, name } }: { readList: ReadList }) => (
  <Poster src={usePosterUrl('readlists', id)} title={name} width={40} />
)
