import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'
import { Dialog } from '../../components/overlays/Dialog'
import { useMediaQuery } from '../../components/page/useMediaQuery'
import { useTranslate } from '../../language/useTranslate'
import styles from './FilterDrawer.module.css'

type FilterDrawerProps = { open: boolean; onClose: () => void; children: ReactNode }

/** Container for the filters of a list: a panel beside the list on wide screens, a dialog on small screens. */
export function FilterDrawer({ open, onClose, children }: FilterDrawerProps) {
  const t = useTranslate()
  const isBesideList = useMediaQuery('(min-width: 1000px)')
  if (isBesideList) return open ? <FilterAside onClose={onClose}>{children}</FilterAside> : null
  return (
    <Dialog open={open} onClose={onClose} title={t('list.filters.title')} size="medium">
      {children}
    </Dialog>
  )
}

function FilterAside({ onClose, children }: Omit<FilterDrawerProps, 'open'>) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isTextCompositionKey(event.nativeEvent)) return
    // Without this call, the same press of the Escape key would also clear the selection of the list.
    event.preventDefault()
    onClose()
  }
  return (
    <aside className={styles.aside} aria-label={t('list.filters.title')} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <h2 ref={heading} tabIndex={-1}>
          {t('list.filters.title')}
        </h2>
        <IconButton icon={X} label={t('list.filters.close')} onClick={onClose} />
      </header>
      {children}
    </aside>
  )
}
