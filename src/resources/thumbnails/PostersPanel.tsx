import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '../../api/errorText'
import { MAX_UPLOADED_FILE_BYTES } from '../../api/requests/maxUploadedFileBytes'
import { getPosterUrlById, type ResourceWithPosters, usePosterUrl } from '../../api/urls/posterUrls'
import { FileDropZone } from '../../components/controls/FileDropZone'
import { ErrorState } from '../../components/feedback/ErrorState'
import { shrinkImage } from '../../components/images/shrinkImage'
import { useEnumText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import { PosterCard } from './PosterCard'
import styles from './PostersPanel.module.css'
import { PosterUrlInput } from './PosterUrlInput'
import { posterApiByResource } from './posterApiByResource'
import * as drafts from './posterChangesDraft'
import type { usePosterUploads } from './usePosterUploads'

type PosterDraftProps = {
  owner: ResourceWithPosters
  id: string
  draft: drafts.PosterChangesDraft
  onDraft: (change: (draft: drafts.PosterChangesDraft) => drafts.PosterChangesDraft) => void
}

type PostersPanelProps = PosterDraftProps & { uploads: ReturnType<typeof usePosterUploads> }

/** Maximum size of an uploaded image in megabytes. Like the server, counts a megabyte as 1,048,576 bytes. */
export const MAX_UPLOAD_MEGABYTES = MAX_UPLOADED_FILE_BYTES / 1024 ** 2

const noPosters: readonly drafts.ServerPoster[] = []

/**
 * Panel in which the user adds, selects and deletes posters, for example of a book. The changes are sent to the server
 * only when the user saves.
 */
export function PostersPanel({ owner, id, draft, onDraft, uploads }: PostersPanelProps) {
  const t = useTranslate()
  const {
    data: posters = noPosters,
    error,
    isSuccess,
    refetch,
  } = useQuery({ ...posterApiByResource[owner].list(id), meta: { shownBy: 'dialog' } })
  const { uploadError, clearUploadError, isFetching, addFiles, addUrl } = uploads
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
  return (
    <div className={styles.posters}>
      <FileDropZone
        buttonLabel={t('poster.add')}
        hint={t('poster.hint', { megabytes: MAX_UPLOAD_MEGABYTES })}
        accept="image/*"
        onFiles={files => void addFiles(files)}
        onUrl={address => void addUrl(address)}
      />
      <PosterUrlInput isFetching={isFetching} onInput={clearUploadError} onSubmitUrl={addUrl} />
      {uploadError && (
        <p role="alert" className={styles.uploadError}>
          {uploadError}
        </p>
      )}
      <PosterGrid owner={owner} id={id} draft={draft} onDraft={onDraft} posters={posters} isLoaded={isSuccess} />
    </div>
  )
}

type PosterGridProps = PosterDraftProps & { posters: readonly drafts.ServerPoster[]; isLoaded: boolean }

function PosterGrid({ owner, id, draft, onDraft, posters, isLoaded }: PosterGridProps) {
  const t = useTranslate()
  const enumText = useEnumText()
  const selectedId = drafts.getSelectedPosterId(draft, posters)
  const currentPosterUrl = usePosterUrl(owner, id)
  return (
    <ul className={styles.grid}>
      {draft.uploads.map(upload => (
        <UploadCard
          key={upload.id}
          upload={upload}
          isSelected={selectedId === upload.id}
          posters={posters}
          onDraft={onDraft}
        />
      ))}
      {posters.map(poster => (
        <PosterCard
          key={poster.id}
          src={getPosterUrlById(owner, id, poster.id)}
          sourceLabel={enumText('PosterType', poster.type)}
          bytes={poster.fileSize}
          pixelSize={poster}
          isSelected={selectedId === poster.id}
          isRemoved={draft.removedIds.has(poster.id)}
          onSelect={() => onDraft(current => drafts.selectPosterInChangesDraft(current, poster.id, posters))}
          onRemove={
            poster.type === 'USER_UPLOADED'
              ? () => onDraft(current => drafts.togglePosterRemoval(current, poster.id))
              : undefined
          }
        />
      ))}
      {isLoaded && selectedId === undefined && (
        <PosterCard src={currentPosterUrl} sourceLabel={t(`poster.fallback.${owner}`)} isSelected />
      )}
    </ul>
  )
}

type UploadCardProps = Pick<PosterDraftProps, 'onDraft'> & {
  upload: drafts.PosterUpload
  isSelected: boolean
  posters: readonly drafts.ServerPoster[]
}

function UploadCard({ upload, isSelected, posters, onDraft }: UploadCardProps) {
  const t = useTranslate()
  const { id, file } = upload
  const [hasShrinkFailed, setShrinkFailed] = useState(false)
  const src = useObjectUrl(file)
  const isTooLarge = drafts.isPosterUploadTooLarge(upload)
  const shrink = async () => {
    const smaller = await shrinkImage(file, MAX_UPLOADED_FILE_BYTES)
    setShrinkFailed(!smaller)
    if (smaller) onDraft(current => drafts.replacePosterUpload(current, id, smaller))
  }
  return (
    <PosterCard
      src={src}
      sourceLabel={t('poster.toUpload')}
      bytes={file.size}
      isSelected={isSelected}
      problem={
        isTooLarge
          ? t(hasShrinkFailed ? 'poster.cannotShrink' : 'rule.fileTooBig', {
              megabytes: MAX_UPLOAD_MEGABYTES,
            })
          : undefined
      }
      onShrink={isTooLarge && !hasShrinkFailed ? shrink : undefined}
      onSelect={
        isTooLarge ? undefined : () => onDraft(current => drafts.selectPosterInChangesDraft(current, id, posters))
      }
      onRemove={() => onDraft(current => drafts.removePosterUpload(current, id))}
    />
  )
}

/**
 * Returns an object URL for a file. Returns undefined in the first render. When the file changes or the component
 * unmounts, the URL becomes invalid.
 */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return url
}
