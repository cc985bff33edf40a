import { ArrowLeft, ArrowRight, type LucideIcon, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText } from '../../../api/errorText'
import { IconButton, LinkIconButton } from '../../../components/controls/IconButton'
import type { RouterLinkTarget } from '../../../components/page/routerLinkTarget'
import { useTranslate } from '../../../language/useTranslate'
import styles from './PreviousNextRecordBar.module.css'
import { previousNextShortcuts, usePreviousNextShortcuts } from './usePreviousNextShortcuts'

/** Link to the previous or next book or series, with its title. */
export type PreviousOrNextRecordLink = { to: RouterLinkTarget; title: string }

/**
 * Links to the previous and next book or series of a list. A link is undefined while it loads, after a failure, and at
 * the start or end of the list.
 */
export type PreviousNextRecordLinks = {
  previous?: PreviousOrNextRecordLink
  next?: PreviousOrNextRecordLink
  failure?: { error: unknown; retry: () => void }
}

type PreviousNextRecordBarProps = PreviousNextRecordLinks & {
  parentLink: ReactNode
  /**
   * Button that opens a dialog with all items of the surrounding list. The button is between the links to the previous
   * and the next item.
   */
  jump?: ReactNode
}

/**
 * Bar at the top of the page of a book or series. Contains a link to the surrounding list, for example a read list, and
 * links to the previous and next item of this list.
 */
export function PreviousNextRecordBar({ parentLink, jump, previous, next, failure }: PreviousNextRecordBarProps) {
  const t = useTranslate()
  usePreviousNextShortcuts(previous?.to, next?.to)
  return (
    <nav className={styles.bar} aria-label={t('page.book.neighbours')}>
      <div className={styles.parentLink}>{parentLink}</div>
      {failure && <RetryButton {...failure} />}
      <NeighborButton
        icon={ArrowLeft}
        label={t('page.book.previous')}
        keys={previousNextShortcuts.previous}
        neighbor={previous}
      />
      {jump}
      <NeighborButton icon={ArrowRight} label={t('page.book.next')} keys={previousNextShortcuts.next} neighbor={next} />
    </nav>
  )
}

function RetryButton({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslate()
  return (
    <span role="alert">
      <IconButton icon={RotateCw} label={`${errorText(error)}. ${t('component.failed.retry')}`} onClick={retry} />
    </span>
  )
}

type NeighborButtonProps = {
  icon: LucideIcon
  label: string
  keys: string
  neighbor: PreviousOrNextRecordLink | undefined
}

function NeighborButton({ icon, label, keys, neighbor }: NeighborButtonProps) {
  if (!neighbor) return <IconButton icon={icon} mirrored label={label} disabled />
  return <LinkIconButton {...neighbor.to} icon={icon} mirrored label={`${label}: ${neighbor.title}`} keys={keys} />
}
