import { ChevronRight, File, Folder } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { ShowMoreButton } from '../../components/controls/ShowMoreButton'
import { LabeledTextInput } from '../../forms/LabeledTextInput'
import type { PathEntry } from '../../generated/model.schemas'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { normalizeForSearch } from '../../language/normalizeForSearch'
import { useTranslate } from '../../language/useTranslate'
import styles from './ServerFolderBrowser.module.css'

type ServerFolderEntriesProps = {
  directories: readonly PathEntry[]
  files: readonly PathEntry[]
  /** Path of the selected file or folder. */
  path: string
  onChoose: (path: string) => void
  /** Text for a folder without entries. */
  emptyText: string
  /** Items above the entries. */
  children: ReactNode
}

/** Number of entries that are added at a time. Thousands of entries would block the browser. */
const ENTRIES_PER_STEP = 200
/** Minimum number of entries for which the text filter is shown. */
const MIN_FILTERED_ENTRIES = 50

/**
 * List of the folders and files in a folder of the server. A list with many entries has a text filter. When another
 * folder is shown, the filter becomes empty.
 */
export function ServerFolderEntries(props: ServerFolderEntriesProps) {
  const { directories, files, path, onChoose, emptyText, children } = props
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const list = useRef<HTMLUListElement>(null)
  const { text, setText, shownDirectories, shownFiles, limit, showMore } = useShownEntries(directories, files)
  const total = directories.length + files.length
  const shownCount = shownDirectories.length + shownFiles.length
  return (
    <>
      {total >= MIN_FILTERED_ENTRIES && (
        <div className={styles.filter}>
          <LabeledTextInput
            type="search"
            label={t('list.filters.search')}
            value={text}
            onChange={setText}
            // Enter would submit the form around the folder browser.
            onKeyDown={event => void (event.key === 'Enter' && event.preventDefault())}
          />
        </div>
      )}
      <ul ref={list} className={styles.list} aria-label={t('dialog.folders.label')}>
        {children}
        {shownDirectories.slice(0, limit).map(folder => (
          <li key={folder.path}>
            <button type="button" onClick={() => onChoose(folder.path)}>
              <Folder size={20} strokeWidth={1.5} aria-hidden />
              <span dir="auto">{folder.name}</span>
              <ChevronRight size={16} strokeWidth={1.5} aria-hidden data-mirrored />
            </button>
          </li>
        ))}
        {shownFiles.slice(0, Math.max(0, limit - shownDirectories.length)).map(file => (
          <li key={file.path}>
            <button type="button" aria-pressed={file.path === path} onClick={() => onChoose(file.path)}>
              <File size={20} strokeWidth={1.5} aria-hidden />
              <span dir="auto">{file.name}</span>
            </button>
          </li>
        ))}
        {shownCount === 0 && <li className={styles.none}>{total === 0 ? emptyText : t('list.filters.noMatch')}</li>}
      </ul>
      <ShowMoreButton
        list={list}
        hiddenCount={shownCount - limit}
        stepCount={ENTRIES_PER_STEP}
        onShowMore={showMore}
        createText={count => t('dialog.chooseFileName.more', { count, number: number(count) })}
      />
    </>
  )
}

/**
 * Returns the text of the filter, the matching entries, and the maximum number of visible entries. When another folder
 * is shown, resets the text and the maximum. A `key` of the component would also reset both, but the button in
 * `children` would then lose the focus.
 */
function useShownEntries(directories: readonly PathEntry[], files: readonly PathEntry[]) {
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(ENTRIES_PER_STEP)
  const showFirst = (nextText: string) => {
    setText(nextText)
    setLimit(ENTRIES_PER_STEP)
  }
  const firstPath = (directories[0] ?? files[0])?.path
  const [lastFirstPath, setLastFirstPath] = useState(firstPath)
  if (firstPath !== lastFirstPath) {
    setLastFirstPath(firstPath)
    showFirst('')
  }
  return {
    text,
    setText: showFirst,
    shownDirectories: filterByName(directories, text),
    shownFiles: filterByName(files, text),
    limit,
    showMore: () => setLimit(limit + ENTRIES_PER_STEP),
  }
}

const filterByName = (entries: readonly PathEntry[], text: string): readonly PathEntry[] => {
  const searched = normalizeForSearch(text)
  return searched === '' ? entries : entries.filter(({ name }) => normalizeForSearch(name).includes(searched))
}
