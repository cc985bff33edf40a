import { ChevronRight, File, Folder } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/controls/Button'
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
/** Number of entries from which a text filter is shown. */
const MIN_FILTERED_ENTRIES = 50

/** Folders and files in a folder of the server, with a text filter if there are many. */
export function ServerFolderEntries(props: ServerFolderEntriesProps) {
  const { directories, files, path, onChoose, emptyText, children } = props
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(ENTRIES_PER_STEP)
  const total = directories.length + files.length
  const shownDirectories = filterByName(directories, text)
  const shownFiles = filterByName(files, text)
  const shownCount = shownDirectories.length + shownFiles.length
  const hiddenCount = shownCount - limit
  return (
    <>
      {total >= MIN_FILTERED_ENTRIES && (
        <div className={styles.filter}>
          <LabeledTextInput
            type="search"
            label={t('list.filters.search')}
            value={text}
            onChange={next => {
              setText(next)
              setLimit(ENTRIES_PER_STEP)
            }}
            // Enter would submit the form around the folder browser.
            onKeyDown={event => void (event.key === 'Enter' && event.preventDefault())}
          />
        </div>
      )}
      <ul className={styles.list} aria-label={t('dialog.folders.label')}>
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
      {hiddenCount > 0 && (
        <Button variant="plain" onClick={() => setLimit(limit + ENTRIES_PER_STEP)}>
          {t('dialog.chooseFileName.more', { count: hiddenCount, number: number(hiddenCount) })}
        </Button>
      )}
    </>
  )
}

const filterByName = (entries: readonly PathEntry[], text: string): readonly PathEntry[] => {
  const searched = normalizeForSearch(text)
  return searched === '' ? entries : entries.filter(({ name }) => normalizeForSearch(name).includes(searched))
}
