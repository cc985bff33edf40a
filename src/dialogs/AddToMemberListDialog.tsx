import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorText } from '../api/errorText'
import { notify } from '../api/notices'
import { type PosterOwner, usePosterUrl } from '../api/urls/posters'
import { Poster } from '../components/cards/Poster'
import { Button } from '../components/controls/Button'
import { Checkbox } from '../components/controls/Checkbox'
import { FailedState } from '../components/feedback/FailedState'
import { Dialog } from '../components/overlays/Dialog'
import { TextField } from '../forms/TextField'
import { useTranslate } from '../language/useTranslate'
import styles from './AddToMemberListDialog.module.css'
import { isSameName, type MemberList, missingMembers, sortByRelevance } from './memberListChanges'

/** API calls of the dialog. */
export type MemberListCalls = {
  create: (name: string, ordered: boolean) => Promise<Added>
  /** Appends to the current members, so that changes by other users are not lost. */
  append: (set: MemberList) => Promise<Added>
}
/** Number of added members, and a function that removes them again. */
type Added = { count: number; undo: () => Promise<unknown> }

type AddToSetDialogProps = {
  /** Selects the texts: `collection` or `readList`. */
  words: 'collection' | 'readList'
  owner: Extract<PosterOwner, 'collections' | 'readlists'>
  sets: readonly MemberList[] | undefined
  failure: unknown
  /** Repeats the failed requests. */
  onRetry: () => void
  /** Ids to add; undefined while they are loading. */
  wanted: readonly string[] | undefined
  /** Initial value of the "manual order" checkbox for a new list. */
  orderedFirst: boolean
  calls: MemberListCalls
  onClose: (added?: true) => void
}

/** Dialog titles for the time before the number of members is known. */
const actionOf = { collection: 'action.addToCollection', readList: 'action.addToReadList' }

/** Adds members to an existing or a new collection or read list. Shows which lists contain them already. */
export function AddToMemberListDialog(props: AddToSetDialogProps) {
  const { words, sets, failure, onRetry, wanted, orderedFirst, calls, onClose } = props
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [ordered, setOrdered] = useState(orderedFirst)
  const field = useRef<HTMLInputElement>(null)
  const { busy, refused, go } = useAdding(props)
  const same = isSameName(sets ?? [], typed)
  const canCreate = typed.trim() !== '' && !same && sets !== undefined && !!wanted?.length && !busy
  const create = () => void go(typed.trim(), () => calls.create(typed.trim(), ordered))
  return (
    <Dialog
      open
      title={wanted ? t(`dialog.addTo.${words}.title`, { count: wanted.length }) : t(actionOf[words])}
      focus={field}
      onClose={() => onClose()}
      actions={
        <Button look="filled" icon={Plus} busy={busy} disabled={!canCreate} onClick={create}>
          {typed.trim() && !same ? t('dialog.addTo.createNamed', { name: typed.trim() }) : t('dialog.addTo.create')}
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
        <TextField
          ref={field}
          label={t('dialog.addTo.search')}
          value={typed}
          onChange={setTyped}
          hint={same ? t('rule.exists') : undefined}
          autoComplete="off"
        />
        {canCreate && (
          <Checkbox checked={ordered} onChange={setOrdered} hint={t(`dialog.addTo.${words}.orderedHint`)}>
            {t('dialog.addTo.ordered')}
          </Checkbox>
        )}
        {refused !== undefined && <FailedState inline text={errorText(refused)} />}
        {failure !== undefined && failure !== null && <FailedState text={errorText(failure)} onRetry={onRetry} />}
        <Sets {...props} typed={typed} busy={busy} onPick={set => void go(set.name, () => calls.append(set))} />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

type SetsProps = AddToSetDialogProps & { typed: string; busy: boolean; onPick: (set: MemberList) => void }

function Sets({ words, owner, sets, wanted, typed, busy, onPick }: SetsProps) {
  const t = useTranslate()
  const found = sortByRelevance(sets ?? [], typed)
  return (
    <>
      {sets && found.length === 0 && <p className={styles.none}>{t(`dialog.addTo.${words}.none`)}</p>}
      <ul className={styles.list}>
        {found.slice(0, mostShown).map(set => (
          <SetRow key={set.id} set={set} owner={owner} wanted={wanted} disabled={busy} onPick={() => onPick(set)} />
        ))}
      </ul>
    </>
  )
}

/** Further lists are found by typing. */
const mostShown = 100

type SetRowProps = Pick<AddToSetDialogProps, 'owner' | 'wanted'> & {
  set: MemberList
  disabled: boolean
  onPick: () => void
}

function SetRow({ set, owner, wanted = [], disabled, onPick }: SetRowProps) {
  const t = useTranslate()
  const src = usePosterUrl(owner, set.id)
  const missing = missingMembers(set, wanted).length
  const there = wanted.length - missing
  const note = set.filtered
    ? t('dialog.addTo.hasHiddenMembers')
    : wanted.length > 0 && missing === 0
      ? t('dialog.addTo.allPresent', { count: wanted.length })
      : there > 0
        ? t('dialog.addTo.somePresent', { count: there })
        : undefined
  return (
    <li>
      <button
        type="button"
        className={styles.set}
        disabled={disabled || set.filtered || missing === 0}
        onClick={onPick}
      >
        <span className={styles.cover}>
          <Poster src={src} title={set.name} width={40} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{set.name}</span>
          <small>
            {[t(`count.${owner}.members`, { count: set.members.length }), note].filter(Boolean).join(' · ')}
          </small>
        </span>
      </button>
    </li>
  )
}

function useAdding({ words, onClose }: AddToSetDialogProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const go = async (name: string, call: () => Promise<Added>) => {
    setBusy(true)
    setRefused(undefined)
    try {
      const { count, undo } = await call()
      notify({
        kind: 'success',
        text: t(`dialog.addTo.${words}.done`, { count, name }),
        action: {
          label: t('bulk.undo'),
          run: () => void undo().catch(error => notify({ kind: 'error', text: errorText(error) })),
        },
      })
      onClose(true)
    } catch (error) {
      setRefused(error)
      setBusy(false)
    }
  }
  return { busy, refused, go }
}
