import { ArrowLeft, ArrowRight, type LucideIcon, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText } from '../../../api/errorText'
import { IconButton, LinkIconButton } from '../../../components/controls/IconButton'
import type { LinkTarget } from '../../../components/page/linkTarget'
import { useTranslate } from '../../../language/useTranslate'
import styles from './PreviousNextBar.module.css'
import { previousNextKeys, usePreviousNextKeys } from './usePreviousNextKeys'

/** Where one comes to from here, and what it is called. */
export type Neighbour = { to: LinkTarget; title: string }

export type Neighbours = {
  previous?: Neighbour
  next?: Neighbour
  /** Why a neighbour is unknown. */
  failure?: { error: unknown; retry: () => void }
}

type NeighbourBarProps = Neighbours & {
  /** Among what one moves here, with a link to it. */
  within: ReactNode
}

/** Stands above the page of one of several: says among what one is, and leads to the one before and the one after. */
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
