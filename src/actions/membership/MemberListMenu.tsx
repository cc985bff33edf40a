import { ArrowDownUp, EllipsisVertical, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { can } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { Menu } from '../../components/overlays/Menu'
import { useMediaQuery } from '../../components/page/useMediaQuery'
import { useTranslate } from '../../language/useTranslate'
import { ActionItems } from '../ActionItems'
import type { ActionRecords } from '../actionTable'
import { useActions } from '../useActions'
import type { MemberListKind } from './memberLists'

type SetMenuProps<Kind extends MemberListKind> = {
  kind: Kind
  set: ActionRecords[Kind]
  /** Starts reordering. */
  onArrange: () => void
  /** The user has just left reordering: the button gets the focus. */
  isBack: boolean
}

/** Buttons and menu of a collection or read list page: reorder, edit, other actions. */
export function MemberListMenu<Kind extends MemberListKind>({ kind, set, onArrange, isBack }: SetMenuProps<Kind>) {
  const t = useTranslate()
  const me = useCurrentUser()
  const isNarrow = useMediaQuery('(width < 900px)')
  const things = [{ record: set, title: set.name }]
  const arrange = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) arrange.current?.focus({ preventScroll: true })
  }, [isBack])
  const isCollection = kind === 'collections'
  const { names, run } = useActions(kind, things)
  const edit = isCollection ? 'editCollection' : 'editReadList'
  const isArranged = set.ordered && !set.filtered && can(me, isCollection ? 'collection.edit' : 'readlist.edit')
  return (
    <>
      {isArranged &&
        (isNarrow ? (
          <IconButton ref={arrange} icon={ArrowDownUp} look="tonal" label={t('members.reorder')} onClick={onArrange} />
        ) : (
          <Button ref={arrange} icon={ArrowDownUp} onClick={onArrange}>
            {t('members.reorder')}
          </Button>
        ))}
      {names.includes(edit) && (
        <IconButton icon={Pencil} look="tonal" label={t(`action.${edit}`)} onClick={() => void run(edit)} />
      )}
      {names.length > 0 && (
        <Menu
          trigger={
            <IconButton icon={EllipsisVertical} look="tonal" label={t('component.card.menu', { title: set.name })} />
          }
        >
          <ActionItems noun={kind} things={things} />
        </Menu>
      )}
    </>
  )
}
