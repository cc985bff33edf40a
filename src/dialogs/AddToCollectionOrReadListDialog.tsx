import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { errorText } from '../api/errorText'
import { type ResourceWithPosters, usePosterUrl } from '../api/urls/posterUrls'
import { Poster } from '../components/cards/Poster'
import { Button } from '../components/controls/Button'
import { Checkbox } from '../components/controls/Checkbox'
import { ErrorState } from '../components/feedback/ErrorState'
import { Dialog } from '../components/overlays/Dialog'
import { LabeledTextInput } from '../forms/LabeledTextInput'
import { useTranslate } from '../language/useTranslate'
import { showNoticeWithUndo } from '../lists/selection/showNoticeWithUndo'
import styles from './AddToCollectionOrReadListDialog.module.css'
import { type CollectionOrReadList, findIdsNotInMemberList } from './collectionOrReadListMembers'
import { filterCollectionsOrReadListsByName, findCollectionOrReadListByName } from './findCollectionsOrReadLists'
import { useRestorableDialogState } from './userInput/useRestorableDialogState'

/** API calls with which the dialog creates a collection or read list, or adds members to an existing list. */
export type AddMembersApi = {
  create: (name: string, ordered: boolean) => Promise<AddedMembers>
  /**
   * Fetches the current members from the server and appends the new members. This preserves members that other users
   * have added meanwhile.
   */
  append: (memberList: CollectionOrReadList) => Promise<AddedMembers>
}
type AddedMembers = { count: number; undo: () => Promise<unknown> }

type AddToCollectionOrReadListDialogProps = {
  /** Whether the dialog shows its texts for collections or its texts for read lists. */
  textKey: 'collection' | 'readList'
  resource: Extract<ResourceWithPosters, 'collections' | 'readlists'>
  memberLists: readonly CollectionOrReadList[] | undefined
  failure: unknown
  onRetry: () => void
  /** Ids of the series or books to add. Undefined while the ids load. */
  memberIds: readonly string[] | undefined
  /** Initial state of the checkbox "manual order", for a list that the dialog creates. */
  orderedByDefault: boolean
  calls: AddMembersApi
  onClose: (added?: true) => void
}

/** Translation keys of the dialog title. The dialog uses these titles until the number of members to add is known. */
const titleKeys = { collection: 'action.addToCollection', readList: 'action.addToReadList' }

/**
 * Dialog that adds members to an existing or new collection or read list. Shows which collections or read lists
 * already contain the members.
 */
export function AddToCollectionOrReadListDialog(props: AddToCollectionOrReadListDialogProps) {
  const { textKey, memberLists, failure, onRetry, memberIds, orderedByDefault, calls, onClose } = props
  const t = useTranslate()
  const [{ typed, ordered }, setDraft] = useRestorableDialogState({ typed: '', ordered: orderedByDefault })
  const field = useRef<HTMLInputElement>(null)
  const { isPending, error, mutate } = useAddMembers(props)
  const existing = findCollectionOrReadListByName(memberLists ?? [], typed)
  const canCreate = typed.trim() !== '' && !existing && memberLists !== undefined && !!memberIds?.length && !isPending
  const create = () => mutate({ name: typed.trim(), add: () => calls.create(typed.trim(), ordered) })
  return (
    <Dialog
      open
      title={memberIds ? t(`dialog.addTo.${textKey}.title`, { count: memberIds.length }) : t(titleKeys[textKey])}
      focus={field}
      onClose={() => onClose()}
      actions={
        <Button variant="filled" icon={Plus} busy={isPending} disabled={!canCreate} onClick={create}>
          {typed.trim() && !existing ? t('dialog.addTo.createNamed', { name: typed.trim() }) : t('dialog.addTo.create')}
        </Button>
      }
    >
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          if (canCreate) create()
        }}
      >
        <LabeledTextInput
          ref={field}
          label={t('dialog.addTo.search')}
          value={typed}
          onChange={text => setDraft({ typed: text, ordered })}
          hint={existing ? t('rule.exists') : undefined}
          autoComplete="off"
        />
        {canCreate && (
          <Checkbox
            checked={ordered}
            onChange={isOrdered => setDraft({ typed, ordered: isOrdered })}
            hint={t(`dialog.addTo.${textKey}.orderedHint`)}
          >
            {t('dialog.addTo.ordered')}
          </Checkbox>
        )}
        {error && <ErrorState inline text={errorText(error)} />}
        {failure !== undefined && failure !== null && <ErrorState text={errorText(failure)} onRetry={onRetry} />}
        <MemberListOptions
          {...props}
          typed={typed}
          busy={isPending}
          onPick={memberList => mutate({ name: memberList.name, add: () => calls.append(memberList) })}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

type MemberListOptionsProps = AddToCollectionOrReadListDialogProps & {
  typed: string
  busy: boolean
  onPick: (memberList: CollectionOrReadList) => void
}

function MemberListOptions({ textKey, resource, memberLists, memberIds, typed, busy, onPick }: MemberListOptionsProps) {
  const t = useTranslate()
  const matches = filterCollectionsOrReadListsByName(memberLists ?? [], typed)
  return (
    <>
      {memberLists && matches.length === 0 && <p className={styles.none}>{t(`dialog.addTo.${textKey}.none`)}</p>}
      <ul className={styles.list}>
        {matches.slice(0, maxShownLists).map(memberList => (
          <MemberListOption
            key={memberList.id}
            memberList={memberList}
            resource={resource}
            memberIds={memberIds}
            disabled={busy}
            onPick={() => onPick(memberList)}
          />
        ))}
      </ul>
    </>
  )
}

/** Maximum number of collections or read lists that the dialog shows at once. To find others, the user types a name. */
const maxShownLists = 100

type MemberListOptionProps = Pick<AddToCollectionOrReadListDialogProps, 'resource' | 'memberIds'> & {
  memberList: CollectionOrReadList
  disabled: boolean
  onPick: () => void
}

function MemberListOption({ memberList, resource, memberIds = [], disabled, onPick }: MemberListOptionProps) {
  const t = useTranslate()
  const src = usePosterUrl(resource, memberList.id)
  const missingCount = findIdsNotInMemberList(memberList, memberIds).length
  const presentCount = memberIds.length - missingCount
  const note = memberList.filtered
    ? t('dialog.addTo.hasHiddenMembers')
    : memberIds.length > 0 && missingCount === 0
      ? t('dialog.addTo.allPresent', { count: memberIds.length })
      : presentCount > 0
        ? t('dialog.addTo.somePresent', { count: presentCount })
        : undefined
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        disabled={memberList.filtered || missingCount === 0}
        // After the user has picked an option, all options are disabled with `aria-disabled` until the records have
        // been added. With the attribute `disabled`, the picked option would lose the focus.
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onPick()}
      >
        <span className={styles.cover}>
          <Poster src={src} title={memberList.name} width={40} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>
            <bdi>{memberList.name}</bdi>
          </span>
          <small>
            {[t(`count.${resource}.members`, { count: memberList.members.length }), note].filter(Boolean).join(' · ')}
          </small>
        </span>
      </button>
    </li>
  )
}

function useAddMembers({ textKey, onClose }: AddToCollectionOrReadListDialogProps) {
  const t = useTranslate()
  return useMutation({
    mutationFn: ({ add }: { name: string; add: () => Promise<AddedMembers> }) => add(),
    meta: { shownBy: 'dialog' },
    onSuccess: ({ count, undo }, { name }) => {
      showNoticeWithUndo(t(`dialog.addTo.${textKey}.done`, { count, name }), undo)
      onClose(true)
    },
  })
}
