import { ChevronRight, CornerLeftUp, File, Folder } from 'lucide-react'
import { errorText } from '../../api/errorText'
import { ErrorState } from '../../components/feedback/ErrorState'
import { useListDirectory } from '../../generated/filesystem/filesystem'
import { useTranslate } from '../../language/useTranslate'
import styles from './ServerFolderBrowser.module.css'

type ServerFolderBrowserProps = {
  /**
   * Path of the folder to list. An empty path lists the root folders. If the path is a file or does not exist, the
   * server lists the parent folder.
   */
  path: string
  onChoose: (path: string) => void
  showFiles?: boolean
}

/** File browser for the folders of the server. The user selects a folder by opening it. */
export function ServerFolderBrowser({ path, onChoose, showFiles = false }: ServerFolderBrowserProps) {
  const t = useTranslate()
  const { data, error, refetch } = useListDirectory(
    { path, showFiles },
    { query: { meta: { shownBy: 'dialog' }, placeholderData: previous => previous } },
  )
  // If the server cannot list the folder, shows the root folders.
  if (error && !data && path !== '') return <ServerFolderBrowser path="" onChoose={onChoose} showFiles={showFiles} />
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
        {data?.files.map(file => (
          <li key={file.path}>
            <button type="button" aria-pressed={file.path === path} onClick={() => onChoose(file.path)}>
              <File size={20} strokeWidth={1.5} aria-hidden />
              <span dir="auto">{file.name}</span>
            </button>
          </li>
        ))}
        {data?.directories.length === 0 && data.files.length === 0 && (
          <li className={styles.none}>{t(showFiles ? 'dialog.folders.empty' : 'dialog.folders.none')}</li>
        )}
      </ul>
    </div>
  )
}
