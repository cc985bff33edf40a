import { useMutation } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Library as LibraryIcon, Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../api/errorText'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { ErrorState } from '../../components/feedback/ErrorState'
import { Dialog } from '../../components/overlays/Dialog'
import type { DialogProps } from '../../dialogs/dialogStore'
import { useCloseDialogWithConfirmation } from '../../dialogs/useCloseDialogWithConfirmation'
import type { Library } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import styles from './ArrangeLibrariesDialog.module.css'
import { useLibraryOrder } from './useLibraryOrder'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    arrangeLibraries: { request: Record<never, never>; result: true }
  }
}

/** Dialog in which the user changes the order of the libraries, and pins or unpins them. */
export function ArrangeLibrariesDialog({ close }: DialogProps<'arrangeLibraries'>) {
  const t = useTranslate()
  const { pinned, unpinned, save } = useLibraryOrder()
  const [initial] = useState({ libraries: [...pinned, ...unpinned], unpinnedIds: new Set(libraryIds(unpinned)) })
  const [libraries, setLibraries] = useState(initial.libraries)
  const [unpinnedIds, setUnpinnedIds] = useState<ReadonlySet<string>>(initial.unpinnedIds)
  const [announcement, setAnnouncement] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save(libraryIds(libraries), unpinnedIds),
    meta: { shownBy: 'dialog' },
    onSuccess: () => close(true),
  })
  const isChanged = libraries.some(
    (library, index) =>
      library !== initial.libraries[index] || unpinnedIds.has(library.id) !== initial.unpinnedIds.has(library.id),
  )
  const requestClose = useCloseDialogWithConfirmation(isChanged, t('dialog.arrangeLibraries.title'), close)
  const move = (from: number, to: number) => {
    const library = libraries[from]
    if (!library) return
    setLibraries(libraries.toSpliced(from, 1).toSpliced(to, 0, library))
    setAnnouncement(t('members.moved', { title: library.name, at: to + 1, total: libraries.length }))
  }
  const togglePin = ({ id }: Library) =>
    setUnpinnedIds(unpinnedIds.has(id) ? withoutId(unpinnedIds, id) : new Set([...unpinnedIds, id]))
  return (
    <Dialog
      open
      size="medium"
      onClose={requestClose}
      title={t('dialog.arrangeLibraries.title')}
      actions={
        <>
          <Button onClick={requestClose}>{t('dialog.cancel')}</Button>
          <Button variant="filled" busy={isPending} disabled={!isChanged || isPending} onClick={() => mutate()}>
            {t('members.save')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('dialog.arrangeLibraries.hint')}</p>
      {error && <ErrorState inline text={errorText(error)} />}
      <ol className={styles.list}>
        {libraries.map((library, index) => (
          <LibraryRow
            key={library.id}
            library={library}
            isUnpinned={unpinnedIds.has(library.id)}
            onTogglePin={() => togglePin(library)}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < libraries.length - 1 ? () => move(index, index + 1) : undefined}
          />
        ))}
      </ol>
      <output className="visually-hidden">{announcement}</output>
    </Dialog>
  )
}

const libraryIds = (libraries: readonly Library[]): string[] => libraries.map(({ id }) => id)

const withoutId = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter(other => other !== id))

type LibraryRowProps = {
  library: Library
  isUnpinned: boolean
  onTogglePin: () => void
  onUp?: () => void
  onDown?: () => void
}

/**
 * Row for a library, with buttons that move it. A disabled button has `aria-disabled` and not `disabled`, because a
 * `disabled` button would lose the focus.
 */
function LibraryRow({ library: { name }, isUnpinned, onTogglePin, onUp, onDown }: LibraryRowProps) {
  const t = useTranslate()
  return (
    <li className={styles.row} data-aside={isUnpinned || undefined}>
      <LibraryIcon size={20} strokeWidth={1.5} aria-hidden />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <IconButton
        icon={isUnpinned ? PinOff : Pin}
        label={t('dialog.arrangeLibraries.pin', { name })}
        aria-pressed={!isUnpinned}
        onClick={onTogglePin}
      />
      <IconButton icon={ArrowUp} label={t('form.moveUp', { what: name })} aria-disabled={!onUp} onClick={onUp} />
      <IconButton
        icon={ArrowDown}
        label={t('form.moveDown', { what: name })}
        aria-disabled={!onDown}
        onClick={onDown}
      />
    </li>
  )
}
