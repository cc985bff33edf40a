import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton, LinkIconButton } from '../../components/IconButton'
import type { Target } from '../../components/target'
import { useTranslate } from '../../language/useTranslate'
import styles from './NeighbourBar.module.css'
import { stepKeys, useStepKeys } from './useStepKeys'

/** Where one comes to from here, and what it is called. */
export type Neighbour = { to: Target; title: string }

type NeighbourBarProps = {
  /** Among what one moves here, with a link to it. */
  within: ReactNode
  previous?: Neighbour
  next?: Neighbour
}

/** Stands above the page of one of several: says among what one is, and leads to the one before and the one after. */
export function NeighbourBar({ within, previous, next }: NeighbourBarProps) {
  const t = useTranslate()
  useStepKeys(previous?.to, next?.to)
  return (
    <nav className={styles.bar} aria-label={t('page.book.neighbours')}>
      <div className={styles.within}>{within}</div>
      <Step icon={ArrowLeft} label={t('page.book.previous')} keys={stepKeys.previous} neighbour={previous} />
      <Step icon={ArrowRight} label={t('page.book.next')} keys={stepKeys.next} neighbour={next} />
    </nav>
  )
}

type StepProps = { icon: LucideIcon; label: string; keys: string; neighbour: Neighbour | undefined }

function Step({ icon, label, keys, neighbour }: StepProps) {
  if (!neighbour) return <IconButton icon={icon} mirrored label={label} disabled />
  return <LinkIconButton {...neighbour.to} icon={icon} mirrored label={`${label}: ${neighbour.title}`} keys={keys} />
}
