import { useMutation } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Library as LibraryIcon, Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../api/errorText'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { FailedState } from '../../components/feedback/FailedState'
import { Dialog } from '../../components/overlays/Dialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { useConfirmDiscard } from '../../dialogs/useConfirmDiscard'
import type { Library } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import styles from './ArrangeLibrariesDialog.module.css'
import { useLibraryOrder } from './useLibraryOrder'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    arrangeLibraries: { asks: Record<never, never>; answers: true }
  }
}

/** Orders and unpins libraries for the current user. */
export function ArrangeLibrariesDialog({ answer }: DialogProps<'arrangeLibraries'>) {
  const t = useTranslate()
  const { pinned, unpinned, save } = useLibraryOrder()
  const [before] = useState({ libraries: [...pinned, ...unpinned], unpinnedIds: new Set(ids(unpinned)) })
  const [libraries, setLibraries] = useState(before.libraries)
  const [unpinnedIds, setUnpinnedIds] = useState<ReadonlySet<string>>(before.unpinnedIds)
  const [told, setTold] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save(ids(libraries), unpinnedIds),
    meta: { shownBy: 'dialog' },
    onSuccess: () => answer(true),
  })
  const isChanged = libraries.some(
    (library, at) =>
      library !== before.libraries[at] || unpinnedIds.has(library.id) !== before.unpinnedIds.has(library.id),
  )
  const leave = useConfirmDiscard(isChanged, t('dialog.arrangeLibraries.title'), answer)
  const move = (from: number, to: number) => {
    const library = libraries[from]
    if (!library) return
    setLibraries(libraries.toSpliced(from, 1).toSpliced(to, 0, library))
    setTold(t('members.moved', { title: library.name, at: to + 1, total: libraries.length }))
  }
  const pin = ({ id }: Library) =>
    setUnpinnedIds(unpinnedIds.has(id) ? without(unpinnedIds, id) : new Set([...unpinnedIds, id]))
  return (
    <Dialog
      open
      size="medium"
      onClose={leave}
      title={t('dialog.arrangeLibraries.title')}
      actions={
        <>
          <Button onClick={leave}>{t('dialog.cancel')}</Button>
          <Button look="filled" busy={isPending} disabled={!isChanged || isPending} onClick={() => mutate()}>
            {t('members.save')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('dialog.arrangeLibraries.hint')}</p>
      {error && <FailedState inline text={errorText(error)} />}
      <ol className={styles.list}>
        {libraries.map((library, at) => (
          <Row
            key={library.id}
            library={library}
            isAside={unpinnedIds.has(library.id)}
            onPin={() => pin(library)}
            onUp={at > 0 ? () => move(at, at - 1) : undefined}
            onDown={at < libraries.length - 1 ? () => move(at, at + 1) : undefined}
          />
        ))}
      </ol>
      <output className="spoken">{told}</output>
    </Dialog>
  )
}

const ids = (libraries: readonly Library[]): string[] => libraries.map(({ id }) => id)

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter(one => one !== id))

type RowProps = { library: Library; isAside: boolean; onPin: () => void; onUp?: () => void; onDown?: () => void }

/** Row of a library. Move buttons at the ends of the list are disabled by ARIA only, so that they keep the focus. */
function Row({ library: { name }, isAside, onPin, onUp, onDown }: RowProps) {
  const t = useTranslate()
  return (
    <li className={styles.row} data-aside={isAside || undefined}>
      <LibraryIcon size={20} strokeWidth={1.5} aria-hidden />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <IconButton
        icon={isAside ? PinOff : Pin}
        label={t('dialog.arrangeLibraries.pin', { name })}
        aria-pressed={!isAside}
        onClick={onPin}
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
