import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { errorText } from '../../api/errorText'
import { CardGridSkeleton } from '../../components/cards/CardGridSkeleton'
import { Button } from '../../components/controls/Button'
import { Callout } from '../../components/feedback/Callout'
import { ErrorState } from '../../components/feedback/ErrorState'
import { useIsTouchInput } from '../../components/page/useMediaQuery'
import type { CollectionOrReadList } from '../../dialogs/collectionOrReadListMembers'
import { useLiveRecords } from '../../dialogs/useLiveRecords'
import { usePageFormDraftStorage } from '../../forms/pageFormDraftStorage'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { undoItemOrderChange } from '../../lists/ordering/mergeItemOrders'
import { ReorderableList } from '../../lists/ordering/ReorderableList'
import type { ReorderableRowContent } from '../../lists/ordering/ReorderableRow'
import { type UseItemOrderDraftResult, useItemOrderDraft } from '../../lists/ordering/useItemOrderDraft'
import { useMemberRecordsById } from '../../lists/ordering/useMemberRecordsById'
import type { ListQuery } from '../../lists/paging/useWindowedList'
import barStyles from '../../lists/selection/SelectionBarLayout.module.css'
import { showNoticeWithUndo } from '../../lists/selection/showNoticeWithUndo'
import { useUnsavedChangesGuard } from '../useUnsavedChangesGuard'
import { listLargestMemberOrderDifferences, MemberOrderConflictPanel } from './MemberOrderConflictPanel'
import { type CollectionOrReadListResource, membershipApiByResource } from './membershipApiByResource'
import styles from './ReorderMembersPanel.module.css'

type ReorderMembersPanelProps<Item> = {
  kind: CollectionOrReadListResource
  memberList: { id: string; name: string }
  /** List query that returns the members in the order that the server has stored. Must be memoized. */
  query: ListQuery
  rowContent: (item: Item) => ReorderableRowContent
  onDone: () => void
}

/**
 * Panel in which the user reorders and removes the members of a collection or read list. A click on "Save" saves all
 * changes.
 */
export function ReorderMembersPanel<Item extends RaRecord<string>>({
  memberList,
  ...props
}: ReorderMembersPanelProps<Item>) {
  const { read, onChanged } = membershipApiByResource[props.kind]
  const { records, failure, refetch } = useLiveRecords({
    initialRecords: [memberList],
    read: async () => [await read(memberList.id)],
    onChanged,
  })
  const retry = () => void refetch().catch(() => undefined)
  const current = records?.[0]
  if (!current && failure !== undefined) return <ErrorState text={errorText(failure)} onRetry={retry} />
  if (!current) return <CardGridSkeleton />
  return (
    <ReorderMembersForm<Item> {...props} memberList={current} refetch={async () => (await refetch())[0] ?? current} />
  )
}

type ReorderMembersFormProps<Item> = Omit<ReorderMembersPanelProps<Item>, 'memberList'> & {
  memberList: CollectionOrReadList
  refetch: () => Promise<CollectionOrReadList>
}

function ReorderMembersForm<Item extends RaRecord<string>>(props: ReorderMembersFormProps<Item>) {
  const { kind, memberList, query, rowContent, onDone } = props
  const t = useTranslate()
  const isTouch = useIsTouchInput()
  const reordering = useItemOrderDraft(memberList.members, usePageFormDraftStorage(`order ${memberList.id}`))
  const [visibleIds, setVisibleIds] = useState<readonly string[]>([])
  const positions = useMemo(() => new Map(memberList.members.map((id, index) => [id, index])), [memberList.members])
  const differences = reordering.isConflict ? listLargestMemberOrderDifferences(reordering.ids, memberList.members) : []
  const findItem = useMemberRecordsById<Item>(kind === 'collections' ? 'series' : 'books', query, positions, [
    ...visibleIds,
    ...differences.map(({ id }) => id),
  ])
  const rowContentOf = (id: string) => {
    const item = findItem(id)
    return item && rowContent(item)
  }
  const titleOf = (id: string) => rowContentOf(id)?.title ?? '…'
  const [announcement, setAnnouncement] = useState('')
  const move = (from: number, to: number) => {
    const title = titleOf(reordering.ids[from] ?? '')
    reordering.move(from, to)
    setAnnouncement(t('members.moved', { title, at: to + 1, total: reordering.ids.length }))
  }
  const leavePage = useUnsavedChangesGuard(reordering.isChanged, memberList.name)
  const saving = useSaveOrder(props, reordering, () => leavePage(onDone))
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{t(isTouch ? 'members.hintTouch' : 'members.hint')}</p>
      <RemoteChangesNotice mergedOrder={reordering} />
      {saving.error && <ErrorState inline text={errorText(saving.error)} />}
      {reordering.isConflict && (
        <MemberOrderConflictPanel differences={differences} titleOf={titleOf} onResolve={reordering.resolve} />
      )}
      <ReorderableList
        label={t('members.order', { name: memberList.name })}
        ids={reordering.ids}
        rowContent={rowContentOf}
        onMove={move}
        onRemove={reordering.remove}
        onVisible={setVisibleIds}
        focusOnMount
      />
      <output className="visually-hidden">{announcement}</output>
      <OrderBar
        kind={kind}
        removedCount={memberList.members.length - reordering.ids.length}
        canSave={reordering.isChanged && !reordering.isConflict && reordering.ids.length > 0 && !memberList.filtered}
        busy={saving.isPending}
        onRestore={reordering.restoreRemoved}
        onSave={() => saving.mutate()}
        onCancel={() => leavePage(onDone, true)}
      />
    </div>
  )
}

/**
 * Returns the mutation that saves the order. Before saving, merges the order with the changes that other users have
 * saved in the meantime.
 * @param onSaved called after the order has been saved. Not called after a conflict, which the user must resolve first.
 */
function useSaveOrder<Item>(
  { kind, refetch }: ReorderMembersFormProps<Item>,
  reordering: UseItemOrderDraftResult,
  onSaved: () => void,
) {
  const t = useTranslate()
  return useMutation({
    mutationFn: async () => {
      const current = await refetch()
      const { ids, isConflict } = reordering.mergeWith(current.members)
      if (isConflict || ids.length === 0) return false
      const { write, updateMembers } = membershipApiByResource[kind]
      await write(current, ids)
      showNoticeWithUndo(t('members.saved', { name: current.name }), () =>
        updateMembers(current.id, members => undoItemOrderChange(current.members, ids, members)),
      )
      return true
    },
    meta: { shownBy: 'page' },
    onSuccess: isSaved => isSaved && onSaved(),
  })
}

function RemoteChangesNotice({ mergedOrder: { added, removed, reordered } }: { mergedOrder: UseItemOrderDraftResult }) {
  const t = useTranslate()
  const { list } = useLocaleFormatters()
  const changes = [
    added > 0 && t('members.othersAdded', { count: added }),
    removed > 0 && t('members.othersRemoved', { count: removed }),
    reordered && t('members.othersReordered'),
  ].filter(text => text !== false)
  if (changes.length === 0) return null
  return <Callout>{t('members.others', { changes: list(changes) })}</Callout>
}

type OrderBarProps = {
  kind: CollectionOrReadListResource
  removedCount: number
  canSave: boolean
  busy: boolean
  onRestore: () => void
  onSave: () => void
  onCancel: () => void
}

function OrderBar({ kind, removedCount, canSave, busy, onRestore, onSave, onCancel }: OrderBarProps) {
  const t = useTranslate()
  return (
    <section className={barStyles.bar} aria-label={t('members.bar')}>
      <output className={barStyles.count}>
        {removedCount > 0 ? t(`members.${kind}.taken`, { count: removedCount }) : t('members.reordering')}
      </output>
      {removedCount > 0 && (
        <Button variant="plain" onClick={onRestore}>
          {t('members.restoreRemoved')}
        </Button>
      )}
      <div className={barStyles.actions}>
        <Button variant="plain" onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
        <Button variant="filled" busy={busy} disabled={!canSave || busy} onClick={onSave}>
          {t('members.save')}
        </Button>
      </div>
    </section>
  )
}
