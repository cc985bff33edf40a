import { ChevronRight, CornerLeftUp, Folder } from 'lucide-react'
import { errorText } from '../api/errorText'
import { ErrorState } from '../components/feedback/ErrorState'
import { useListDirectory } from '../generated/filesystem/filesystem'
import { useTranslate } from '../language/useTranslate'
import styles from './ServerFolderBrowser.module.css'

/**
 * Browses the folders of the server. Opening a folder selects it.
 * @param path folder to list; empty for the root folders. The server lists the parent of a path that does not exist
 *   (server-facts 2.2)
 */
export function ServerFolderBrowser({ path, onChoose }: { path: string; onChoose: (path: string) => void }) {
  const t = useTranslate()
  const { data, error, refetch } = useListDirectory(
    { path, showFiles: false },
    { query: { meta: { shownBy: 'dialog' }, placeholderData: previous => previous } },
  )
  // Falls back to the root folders when a typed or stored path is invalid.
  if (error && !data && path !== '') return <ServerFolderBrowser path="" onChoose={onChoose} />
  if (error && !data) return <ErrorState inline text={errorText(error)} onRetry={() => void refetch()} />
  const parentPath = data?.parent
  return (
    <div className={styles.chooser}>
      <ul className={styles.list} aria-label={t('dialog.folders.label')}>
        {parentPath !== undefined && (
          <li>
            <button type="button" onClick={() => onChoose(parentPath ?? '')}>
              <CornerLeftUp size={20} strokeWidth={1.5} aria-hidden />
              {t('dialog.folders.up')}
            </button>
          </li>
        )}
        {data?.directories.map(folder => (
          <li key={folder.path}>
            <button type="button" onClick={() => onChoose(folder.path)}>
              <Folder size={20} strokeWidth={1.5} aria-hidden />
              <span dir="auto">{folder.name}</span>
              <ChevronRight size={16} strokeWidth={1.5} aria-hidden data-mirrored />
            </button>
          </li>
        ))}
        {data?.directories.length === 0 && <li className={styles.none}>{t('dialog.folders.none')}</li>}
      </ul>
    </div>
  )
}
