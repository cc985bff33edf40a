import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pageImageRole } from '../../../access/userRoles'
import { IconButton } from '../../../components/controls/IconButton'
import { SegmentedControl } from '../../../components/controls/SegmentedControl'
import { enumText } from '../../../language/enumText'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import styles from './BookPageComparison.module.css'
import { type ComparedPageImage, ComparedPagePairView } from './ComparedPagePairView'
import type { ComparedBook } from './comparedBook'
import { type PageComparisonMode, pageComparisonModes } from './pageComparisonModes'
import { findComparedPagePairAfterOffsetChange, pairComparedPages } from './pairComparedPages'
import { usePageComparisonShortcuts } from './usePageComparisonShortcuts'

type BookPageComparisonProps = {
  candidate: ComparedBook
  existing: ComparedBook
  candidateLabel: string
  existingLabel: string
}

/**
 * Shows pairs of pages of two books. The user selects whether the pages are side by side, on top of each other with a
 * movable divider, or combined into a difference image.
 */
export function BookPageComparison({ candidate, existing, candidateLabel, existingLabel }: BookPageComparisonProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const [view, setView] = useState<PageComparisonMode>('sideBySide')
  const { pairs, position, offset, turnTo, shift } = usePagePosition(existing, candidate)
  const pair = pairs[position]
  usePageComparisonShortcuts({
    turn: step => turnTo(position + step),
    turnToEdge: edge => turnTo(edge === 'first' ? 0 : pairs.length - 1),
    show: setView,
    shift,
  })
  const stagePage = (book: ComparedBook, label: string, index: number | undefined): ComparedPageImage | undefined => {
    const page = index === undefined ? undefined : book.pages[index]
    if (!page || index === undefined) return undefined
    const name = t('dialog.compareBooks.pageOf', { page: number(index + 1), book: label })
    return { url: book.pageUrl(index), name, width: page.width, height: page.height }
  }
  const nextPair = pairs[position + 1]
  usePreloadedImages([pageUrlOf(existing, nextPair?.existing), pageUrlOf(candidate, nextPair?.candidate)])
  if (pairs.length === 0) return <p className={styles.hint}>{t('dialog.compareBooks.noPages')}</p>
  return (
    <section aria-label={t('dialog.compareBooks.pages')}>
      <div className={styles.bar}>
        <ViewChoice view={view} onChange={setView} />
        <PageButtons position={position} count={pairs.length} turnTo={turnTo} />
        <OffsetButtons offset={offset} shift={shift} />
      </div>
      <ComparedPagePairView
        view={view}
        existing={stagePage(existing, existingLabel, pair?.existing)}
        candidate={stagePage(candidate, candidateLabel, pair?.candidate)}
      />
      {(existing.hasOnlyThumbnails || candidate.hasOnlyThumbnails) && (
        <p className={styles.hint}>
          {t('dialog.compareBooks.thumbnailsOnly', { role: enumText('Role', pageImageRole) })}
        </p>
      )}
      <p className={styles.hint}>{t('dialog.compareBooks.keys')}</p>
    </section>
  )
}

const pageUrlOf = (book: ComparedBook, index: number | undefined) =>
  index === undefined ? undefined : book.pageUrl(index)

function usePreloadedImages(urls: readonly (string | undefined)[]) {
  const key = urls.filter(url => url !== undefined).join('\n')
  useEffect(() => {
    for (const url of key.split('\n').filter(Boolean)) new Image().src = url
  }, [key])
}

function ViewChoice({ view, onChange }: { view: PageComparisonMode; onChange: (view: PageComparisonMode) => void }) {
  const t = useTranslate()
  return (
    <SegmentedControl
      hideLabel
      label={t('dialog.compareBooks.view.label')}
      value={view}
      choices={pageComparisonModes.map(value => ({
        value,
        label: t(`dialog.compareBooks.view.${value}`),
      }))}
      onChange={onChange}
    />
  )
}

type PageButtonsProps = { position: number; count: number; turnTo: (position: number) => void }

function PageButtons({ position, count, turnTo }: PageButtonsProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  return (
    <div className={styles.group}>
      <IconButton
        icon={ChevronLeft}
        mirrored
        label={t('dialog.compareBooks.previous')}
        disabled={position === 0}
        onClick={() => turnTo(position - 1)}
      />
      <span role="status">
        {t('dialog.compareBooks.position', { page: number(position + 1), total: number(count) })}
      </span>
      <IconButton
        icon={ChevronRight}
        mirrored
        label={t('dialog.compareBooks.next')}
        disabled={position === count - 1}
        onClick={() => turnTo(position + 1)}
      />
    </div>
  )
}

function OffsetButtons({ offset, shift }: { offset: number; shift: (step: number) => void }) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  return (
    <div className={styles.group}>
      <IconButton icon={Minus} keys="-" label={t('dialog.compareBooks.offset.less')} onClick={() => shift(-1)} />
      <span role="status">{t('dialog.compareBooks.offset.value', { number: number(offset) })}</span>
      <IconButton icon={Plus} keys="+" label={t('dialog.compareBooks.offset.more')} onClick={() => shift(1)} />
    </div>
  )
}

function usePagePosition(existing: ComparedBook, candidate: ComparedBook) {
  const [existingCount, candidateCount] = [existing.pages.length, candidate.pages.length]
  const [state, setState] = useState({ position: 0, offset: 0 })
  const pairs = pairComparedPages(existingCount, candidateCount, state.offset)
  const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
  return {
    pairs,
    ...state,
    turnTo: (position: number) =>
      setState(current => ({ ...current, position: clamp(position, 0, Math.max(0, pairs.length - 1)) })),
    shift: (step: number) =>
      setState(current => {
        const offset = clamp(current.offset + step, Math.min(0, 1 - existingCount), Math.max(0, candidateCount - 1))
        const shifted = pairComparedPages(existingCount, candidateCount, offset)
        return { offset, position: findComparedPagePairAfterOffsetChange(shifted, pairs[current.position]) }
      }),
  }
}
