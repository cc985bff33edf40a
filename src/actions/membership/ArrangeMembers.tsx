import { useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { errorText } from '../../api/errorText'
import { notify } from '../../api/notices'
import { GridSkeleton } from '../../components/cards/GridSkeleton'
import { Button } from '../../components/controls/Button'
import { Callout } from '../../components/feedback/Callout'
import { FailedState } from '../../components/feedback/FailedState'
import { useIsTouch } from '../../components/page/useMediaQuery'
import type { MemberList } from '../../dialogs/memberListChanges'
import { useCurrentRecords } from '../../dialogs/useCurrentRecords'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { undoMove } from '../../lists/ordering/mergeOrder'
import { ReorderList } from '../../lists/ordering/ReorderList'
import type { RowContent } from '../../lists/ordering/ReorderRow'
import { useMembers } from '../../lists/ordering/useMembers'
import { type Reordering, useReordering } from '../../lists/ordering/useReordering'
import type { ListQuery } from '../../lists/paging/useSparseList'
import bar from '../selection/SelectionBar.module.css'
import { useUnsavedChangesGuard } from '../useUnsavedChangesGuard'
import styles from './ArrangeMembers.module.css'
import { type MemberListKind, memberListAccess } from './memberLists'
import { differingItems, OrderConflict } from './OrderConflict'

type ArrangeSetProps<Item> = {
  kind: MemberListKind
  set: { id: string; name: string }
  /** Lists the members in the order of the server. Memoize it: equal queries must be the same object. */
  question: ListQuery
  faceOf: (item: Item) => RowContent
  onDone: () => void
}

/** Reorders and removes the members of a collection or read list. Nothing is written before the user saves. */
export function ArrangeMembers<Item extends RaRecord<string>>({ set, ...props }: ArrangeSetProps<Item>) {
  const { read, onChanged } = memberListAccess[props.kind]
  const { records, failure, readAgain } = useCurrentRecords({
    known: [set],
    read: async () => [await read(set.id)],
    onChanged,
  })
  const retry = () => void readAgain().catch(() => undefined)
  const now = records?.[0]
  if (!now && failure !== undefined) return <FailedState text={errorText(failure)} onRetry={retry} />
  if (!now) return <GridSkeleton />
  return <Arranging<Item> {...props} set={now} readAgain={async () => (await readAgain())[0] ?? now} />
}

type ArrangingProps<Item> = Omit<ArrangeSetProps<Item>, 'set'> & {
  set: MemberList
  readAgain: () => Promise<MemberList>
}

function Arranging<Item extends RaRecord<string>>(props: ArrangingProps<Item>) {
  const { kind, set, question, faceOf, onDone } = props
  const t = useTranslate()
  const isTouch = useIsTouch()
  const arrangement = useReordering(set.members)
  const [shown, setShown] = useState<readonly string[]>([])
  const places = useMemo(() => new Map(set.members.map((id, at) => [id, at])), [set.members])
  const apart = arrangement.isConflict ? differingItems(arrangement.ids, set.members) : []
  const itemOf = useMembers<Item>(kind === 'collections' ? 'series' : 'books', question, places, [
    ...shown,
    ...apart.map(({ id }) => id),
  ])
  const face = (id: string) => {
    const item = itemOf(id)
    return item && faceOf(item)
  }
  const titleOf = (id: string) => face(id)?.title ?? '…'
  const [told, setTold] = useState('')
  const move = (from: number, to: number) => {
    const title = titleOf(arrangement.ids[from] ?? '')
    arrangement.move(from, to)
    setTold(t('members.moved', { title, at: to + 1, total: arrangement.ids.length }))
  }
  const saving = useSaving(props, arrangement)
  const release = useUnsavedChangesGuard(arrangement.isChanged, set.name)
  return (
    <div className={styles.arranging}>
      <p className={styles.hint}>{t(isTouch ? 'members.hintTouch' : 'members.hint')}</p>
      <Followed arrangement={arrangement} />
      {saving.failure !== undefined && <FailedState inline text={errorText(saving.failure)} />}
      {arrangement.isConflict && <OrderConflict apart={apart} titleOf={titleOf} onResolve={arrangement.resolve} />}
      <ReorderList
        label={t('members.order', { name: set.name })}
        ids={arrangement.ids}
        faceOf={face}
        onMove={move}
        onRemove={arrangement.remove}
        onVisible={setShown}
      />
      <output className="spoken">{told}</output>
      <Bar
        kind={kind}
        taken={set.members.length - arrangement.ids.length}
        canSave={arrangement.isChanged && !arrangement.isConflict && arrangement.ids.length > 0 && !set.filtered}
        busy={saving.busy}
        onPutBack={arrangement.putBack}
        onSave={() => void saving.save().then(done => done && release(onDone))}
        onCancel={() => release(onDone, true)}
      />
    </div>
  )
}

/**
 * Returns a function that saves the order. It first reads the current members, merges them, and stops when they
 * conflict.
 */
function useSaving<Item>({ kind, readAgain }: ArrangingProps<Item>, arrangement: Reordering) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const now = await readAgain()
      const { ids, isConflict } = arrangement.mergedWith(now.members)
      if (isConflict || now.filtered || ids.length === 0) return false
      const { read, write } = memberListAccess[kind]
      await write(now.id, ids)
      const undo = async () => write(now.id, undoMove(now.members, ids, (await read(now.id)).members))
      notify({
        kind: 'success',
        text: t('members.saved', { name: now.name }),
        action: {
          label: t('bulk.undo'),
          run: () => void undo().catch(error => notify({ kind: 'error', text: errorText(error) })),
        },
      })
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, failure }
}

/** Lists the changes by other users that are already merged into the order. */
function Followed({ arrangement: { added, removed, reordered } }: { arrangement: Reordering }) {
  const t = useTranslate()
  const { list } = useFormat()
  const deeds = [
    added > 0 && t('members.othersAdded', { count: added }),
    removed > 0 && t('members.othersRemoved', { count: removed }),
    reordered && t('members.othersReordered'),
  ].filter(text => text !== false)
  if (deeds.length === 0) return null
  return <Callout>{t('members.others', { deeds: list(deeds) })}</Callout>
}

type BarProps = {
  kind: MemberListKind
  /** Number of removed members. */
  taken: number
  canSave: boolean
  busy: boolean
  onPutBack: () => void
  onSave: () => void
  onCancel: () => void
}

function Bar({ kind, taken, canSave, busy, onPutBack, onSave, onCancel }: BarProps) {
  const t = useTranslate()
  return (
    <section className={bar.bar} aria-label={t('members.bar')}>
      <output className={bar.count}>
        {taken > 0 ? t(`members.${kind}.taken`, { count: taken }) : t('members.reordering')}
      </output>
      {taken > 0 && (
        <Button look="plain" onClick={onPutBack}>
          {t('members.restoreRemoved')}
        </Button>
      )}
      <div className={bar.deeds}>
        <Button look="plain" onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
        <Button look="filled" busy={busy} disabled={!canSave || busy} onClick={onSave}>
          {t('members.save')}
        </Button>
      </div>
    </section>
  )
}
