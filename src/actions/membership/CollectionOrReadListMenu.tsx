import { ArrowDownUp, EllipsisVertical, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { Menu } from '../../components/overlays/Menu'
import { useMediaQuery } from '../../components/page/useMediaQuery'
import { useTranslate } from '../../language/useTranslate'
import { ActionMenuItems } from '../ActionMenuItems'
import type { RecordTypeByResource } from '../perRecordActionDefinitions'
import { useRecordActions } from '../useRecordActions'
import { AddCollectionOrReadListMemberButton } from './AddCollectionOrReadListMemberButton'
import type { CollectionOrReadListResource } from './membershipApiByResource'

type CollectionOrReadListMenuProps<Kind extends CollectionOrReadListResource> = {
  kind: Kind
  memberList: RecordTypeByResource[Kind]
  onReorder: () => void
  /** Whether to focus the reorder button. True after the user has finished reordering. */
  restoreFocus: boolean
}

/** Buttons and menu of a collection or read list page: add a member, reorder, edit, and other actions. */
export function CollectionOrReadListMenu<Kind extends CollectionOrReadListResource>({
  kind,
  memberList,
  onReorder,
  restoreFocus,
}: CollectionOrReadListMenuProps<Kind>) {
  const t = useTranslate()
  const user = useCurrentUser()
  const records = [{ record: memberList, title: memberList.name }]
  const isCollection = kind === 'collections'
  const { names, run } = useRecordActions(kind, records)
  const editAction = isCollection ? 'editCollection' : 'editReadList'
  const canChangeMembers =
    !memberList.filtered && hasPermission(user, isCollection ? 'collection.edit' : 'readlist.edit')
  return (
    <>
      {canChangeMembers && (
        <AddCollectionOrReadListMemberButton kind={kind} id={memberList.id} name={memberList.name} />
      )}
      {canChangeMembers && memberList.ordered && <ReorderButton onReorder={onReorder} restoreFocus={restoreFocus} />}
      {names.includes(editAction) && (
        <IconButton
          icon={Pencil}
          variant="tonal"
          label={t(`action.${editAction}`)}
          onClick={() => void run(editAction)}
        />
      )}
      {names.length > 0 && (
        <Menu
          trigger={
            <IconButton
              icon={EllipsisVertical}
              variant="tonal"
              label={t('component.card.menu', { title: memberList.name })}
            />
          }
        >
          <ActionMenuItems resource={kind} records={records} />
        </Menu>
      )}
    </>
  )
}

type ReorderButtonProps = Pick<
  CollectionOrReadListMenuProps<CollectionOrReadListResource>,
  'onReorder' | 'restoreFocus'
>

function ReorderButton({ onReorder, restoreFocus }: ReorderButtonProps) {
  const t = useTranslate()
  const isNarrow = useMediaQuery('(width < 900px)')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (restoreFocus) button.current?.focus({ preventScroll: true })
  }, [restoreFocus])
  return isNarrow ? (
    <IconButton ref={button} icon={ArrowDownUp} variant="tonal" label={t('members.reorder')} onClick={onReorder} />
  ) : (
    <Button ref={button} icon={ArrowDownUp} onClick={onReorder}>
      {t('members.reorder')}
    </Button>
  )
}
