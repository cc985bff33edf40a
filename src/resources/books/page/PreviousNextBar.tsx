import { ArrowLeft, ArrowRight, type LucideIcon, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText } from '../../../api/errorText'
import { IconButton, LinkIconButton } from '../../../components/controls/IconButton'
import type { LinkTarget } from '../../../components/page/linkTarget'
import { useTranslate } from '../../../language/useTranslate'
import styles from './PreviousNextBar.module.css'
import { previousNextKeys, usePreviousNextKeys } from './usePreviousNextKeys'

/** Link to a neighbouring record and its title. */
export type Neighbour = { to: LinkTarget; title: string }

/** Previous and next record in a list; absent at its ends and while loading. */
export type Neighbours = {
  previous?: Neighbour
  next?: Neighbour
  /** Error of the request for a neighbour. */
  failure?: { error: unknown; retry: () => void }
}

type NeighbourBarProps = Neighbours & {
  /** Link to the series, collection or read list that determines the order. */
  within: ReactNode
}

/** Bar above a detail page: link to the containing list, and buttons and keys to the previous and next record. */
export function PreviousNextBar({ within, previous, next, failure }: NeighbourBarProps) {
  const t = useTranslate()
  usePreviousNextKeys(previous?.to, next?.to)
  return (
    <nav className={styles.bar} aria-label={t('page.book.neighbours')}>
      <div className={styles.within}>{within}</div>
      {failure && <Retry {...failure} />}
      <Step icon={ArrowLeft} label={t('page.book.previous')} keys={previousNextKeys.previous} neighbour={previous} />
      <Step icon={ArrowRight} label={t('page.book.next')} keys={previousNextKeys.next} neighbour={next} />
    </nav>
  )
}

function Retry({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslate()
  return (
    <span role="alert">
      <IconButton icon={RotateCw} label={`${errorText(error)}. ${t('component.failed.retry')}`} onClick={retry} />
    </span>
  )
}

type StepProps = { icon: LucideIcon; label: string; keys: string; neighbour: Neighbour | undefined }

function Step({ icon, label, keys, neighbour }: StepProps) {
  if (!neighbour) return <IconButton icon={icon} mirrored label={label} disabled />
  return <LinkIconButton {...neighbour.to} icon={icon} mirrored label={`${label}: ${neighbour.title}`} keys={keys} />
}
