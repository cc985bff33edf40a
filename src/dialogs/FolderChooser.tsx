import { ChevronRight, CornerLeftUp, Folder } from 'lucide-react'
import { errorText } from '../api/errorText'
import { FailedState } from '../components/feedback/FailedState'
import { useListDirectory } from '../generated/filesystem/filesystem'
import { useTranslate } from '../language/useTranslate'
import styles from './FolderChooser.module.css'

/**
 * The folders of the server's disk, to walk through; what is entered is chosen.
 * @param path  where to look; '' for the roots. A path that does not exist shows its parent (server-facts 2.2)
 */
export function FolderChooser({ path, onChoose }: { path: string; onChoose: (path: string) => void }) {
  const t = useTranslate()
  const { data, error, refetch } = useListDirectory(
    { path, showFiles: false },
    { query: { meta: { shownBy: 'dialog' }, placeholderData: before => before } },
  )
  // What was typed or kept may lead nowhere: one begins at the roots again.
  if (error && !data && path !== '') return <FolderChooser path="" onChoose={onChoose} />
  if (error && !data) return <FailedState inline text={errorText(error)} onRetry={() => void refetch()} />
  const up = data?.parent
  return (
    <div className={styles.chooser}>
      <ul className={styles.list} aria-label={t('dialog.folders.label')}>
        {up !== undefined && (
          <li>
            <button type="button" onClick={() => onChoose(up ?? '')}>
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
