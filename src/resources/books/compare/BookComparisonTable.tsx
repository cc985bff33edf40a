import { translateErrorCodes } from '../../../api/errorText'
import { Poster } from '../../../components/cards/Poster'
import { enumText } from '../../../language/enumText'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import styles from './BookComparisonTable.module.css'
import type { ComparedBook } from './comparedBook'
import { findMostCommonPageDimensions } from './findMostCommonPageDimensions'

type BookComparisonTableProps = {
  candidate: ComparedBook
  existing: ComparedBook
  candidateLabel: string
  existingLabel: string
}

const COVER_WIDTH_PX = 96

/** Table that shows the properties of two books side by side, for example cover, format and number of pages. */
export function BookComparisonTable({ candidate, existing, candidateLabel, existingLabel }: BookComparisonTableProps) {
  const t = useTranslate()
  const sides = [existing, candidate]
  const rows = useComparisonRows()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {[existingLabel, candidateLabel].map((label, index) => (
            <th key={label} scope="col">
              <span className={styles.cover} aria-hidden>
                <Poster src={sides[index]?.coverUrl} title={sides[index]?.title ?? ''} width={COVER_WIDTH_PX} eager />
              </span>
              <span className={styles.side}>{label}</span>
              <span className={styles.title} dir="auto">
                {sides[index]?.title}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, textOf, changeOf }) => {
          const isDifferent = textOf(existing) !== textOf(candidate)
          const change = isDifferent ? changeOf?.(existing, candidate) : undefined
          return (
            <tr key={key} data-different={isDifferent || undefined}>
              <th scope="row">{t(`dialog.compareBooks.row.${key}`)}</th>
              <td>
                <bdi>{textOf(existing)}</bdi>
              </td>
              <td>
                <bdi>{textOf(candidate)}</bdi>
                {change && <small> {change}</small>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type ComparisonRow = {
  key: 'pages' | 'dimensions' | 'size' | 'format' | 'state' | 'file'
  textOf: (book: ComparedBook) => string
  /**
   * Returns the difference between `candidate` and `existing` as text, for example `+12` for the number of pages.
   * Returns an empty string if the difference is unknown. Called only if `textOf` returns different texts for the two
   * books.
   */
  changeOf?: (existing: ComparedBook, candidate: ComparedBook) => string
}

function useComparisonRows(): readonly ComparisonRow[] {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const signed = (value: number, text: string) => `${value < 0 ? '−' : '+'}${text}`
  const dimensionsText = (book: ComparedBook) => {
    const dimensions = findMostCommonPageDimensions(book.pages)
    if (!dimensions) return t('dialog.compareBooks.unknown')
    const { width, height, otherCount } = dimensions
    const values = { width: format.number(width), height: format.number(height), number: format.number(otherCount) }
    const size = t('dialog.compareBooks.dimensions', values)
    return otherCount === 0
      ? size
      : `${size} ${t('dialog.compareBooks.otherDimensions', { count: otherCount, ...values })}`
  }
  return [
    {
      key: 'pages',
      textOf: book => format.number(book.pagesCount),
      changeOf: (a, b) => signed(b.pagesCount - a.pagesCount, format.number(Math.abs(b.pagesCount - a.pagesCount))),
    },
    { key: 'dimensions', textOf: dimensionsText },
    {
      key: 'size',
      textOf: book => format.bytes(book.sizeBytes),
      changeOf: (a, b) =>
        a.sizeBytes > 0
          ? signed(b.sizeBytes - a.sizeBytes, format.percent(Math.abs(b.sizeBytes / a.sizeBytes - 1)))
          : '',
    },
    { key: 'format', textOf: book => book.format || t('dialog.compareBooks.unknown') },
    {
      key: 'state',
      textOf: book =>
        [enumText('MediaStatus', book.status), translateErrorCodes(book.comment)].filter(Boolean).join(': '),
    },
    { key: 'file', textOf: book => book.path },
  ]
}
