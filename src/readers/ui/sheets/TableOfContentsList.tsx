import { ChevronDown } from 'lucide-react'
import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslate } from '../../../language/useTranslate'
import fieldStyles from '../../search/sheetTextField.module.css'
import {
  type ContentsEntry,
  type ContentsNode,
  createContentsFilter,
  createContentsTree,
  findContentsPath,
  findInitiallyOpenEntries,
  MAX_SHORT_LIST_ENTRIES,
} from './contentsTree'
import styles from './TableOfContentsList.module.css'
import { useScrollIntoViewOnMount } from './useScrollIntoViewOnMount'

interface Props<Entry extends ContentsEntry> {
  /**
   * Kind of the list, for example `toc` or `pageList`. The style sheet arranges the page numbers of the kind `pageList`
   * in a grid.
   */
  readonly name: string
  readonly entries: readonly Entry[]
  readonly currentEntry: Entry | undefined
  readonly hasTarget: (entry: Entry) => boolean
  readonly onChoose: (entry: Entry) => void
}

/**
 * Table of contents with collapsible subentries. A long list has a filter field, and at first shows only its top level
 * and the entries around the current entry. Scrolls to the current entry when the list opens. To show the entries of
 * another list, the caller must change the React `key` of the component.
 */
export function TableOfContentsList<Entry extends ContentsEntry>(props: Props<Entry>) {
  const { name, entries } = props
  const t = useTranslate()
  const [filterText, setFilterText] = useState('')
  const deferredText = useDeferredValue(filterText)
  const label = t(name === 'toc' ? 'reader.contents.filter' : 'reader.search.tab')
  return (
    <>
      {entries.length > MAX_SHORT_LIST_ENTRIES && (
        <ContentsFilter label={label} value={filterText} onChange={setFilterText} />
      )}
      <FilteredEntries {...props} filterText={deferredText} />
    </>
  )
}

/** Entries of a table of contents. `memo` prevents that many entries render for each character in the search field. */
const FilteredEntries = memo(function FilteredEntries<Entry extends ContentsEntry>(
  props: Props<Entry> & { readonly filterText: string },
) {
  const { name, entries, currentEntry, hasTarget, onChoose, filterText } = props
  const t = useTranslate()
  const currentRow = useRef<HTMLDivElement>(null)
  const listStart = useRef<HTMLParagraphElement>(null)
  const tree = useMemo(() => createContentsTree(entries), [entries])
  const filter = useMemo(() => createContentsFilter(tree, node => titleOfNode(node, t)), [tree, t])
  const [openEntries, setOpenEntries] = useState(() => findInitiallyOpenEntries(tree, entries.length, currentEntry))
  const currentPath = useMemo(() => findContentsPath(tree, currentEntry), [tree, currentEntry])
  useScrollIntoViewOnMount(currentRow)
  useEffect(() => {
    if (filterText) listStart.current?.scrollIntoView({ block: 'center' })
  }, [filterText])
  const isFiltered = filterText.trim() !== ''
  const nodes = useMemo(() => (isFiltered ? filter(filterText) : tree), [isFiltered, filter, tree, filterText])
  const toggle = (index: number) =>
    setOpenEntries(open =>
      open.has(index) ? new Set([...open].filter(other => other !== index)) : new Set([...open, index]),
    )
  const list = {
    openEntries,
    toggle: isFiltered ? undefined : toggle,
    currentEntry,
    currentPath,
    currentRow,
    hasTarget,
    onChoose,
  }
  return (
    <>
      <p ref={listStart} role="status" className={styles.noEntries}>
        {isFiltered && nodes.length === 0 && t('reader.contents.noMatches')}
      </p>
      <ol className={styles.entries} data-list={name}>
        {nodes.map(node => (
          <ContentsItem key={node.index} node={node} level={0} list={list} />
        ))}
      </ol>
    </>
  )
}) as <Entry extends ContentsEntry>(props: Props<Entry> & { readonly filterText: string }) => ReactNode

const titleOfNode = ({ entry, index }: ContentsNode<ContentsEntry>, t: ReturnType<typeof useTranslate>): string =>
  entry.title || t('reader.contents.part', { number: index + 1 })

interface ContentsFilterProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

function ContentsFilter({ label, value, onChange }: ContentsFilterProps) {
  return (
    <div className={styles.filter}>
      <input
        type="search"
        className={fieldStyles.field}
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}

interface ContentsItemProps<Entry extends ContentsEntry> {
  readonly node: ContentsNode<Entry>
  readonly level: number
  readonly list: Pick<Props<Entry>, 'currentEntry' | 'hasTarget' | 'onChoose'> & {
    readonly openEntries: ReadonlySet<number>
    /** Shows or hides the subentries of an entry. Undefined while the list is filtered: all subentries are visible. */
    readonly toggle: ((index: number) => void) | undefined
    readonly currentPath: readonly number[]
    readonly currentRow: RefObject<HTMLDivElement | null>
  }
}

function ContentsItem<Entry extends ContentsEntry>({ node, level, list }: ContentsItemProps<Entry>) {
  const { entry, index, children } = node
  const t = useTranslate()
  const id = useId()
  const isCurrent = entry === list.currentEntry
  const isOpen = children.length > 0 && (!list.toggle || list.openEntries.has(index))
  const title = titleOfNode(node, t)
  const containsCurrent = !isOpen && list.currentPath.includes(index)
  return (
    <li>
      <div ref={isCurrent ? list.currentRow : undefined} className={styles.row}>
        <button
          type="button"
          dir="auto"
          style={{ paddingInlineStart: `${12 + Math.min(level, 5) * 18}px` }}
          aria-current={isCurrent ? 'location' : containsCurrent || undefined}
          disabled={!list.hasTarget(entry)}
          onClick={() => list.onChoose(entry)}
        >
          {title}
        </button>
        {children.length > 0 && list.toggle && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={t('reader.contents.subentries', { title })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => list.toggle?.(index)}
          >
            <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && (
        <ol id={id}>
          {children.map(child => (
            <ContentsItem key={child.index} node={child} level={level + 1} list={list} />
          ))}
        </ol>
      )}
    </li>
  )
}
