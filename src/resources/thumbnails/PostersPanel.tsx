import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '../../api/errorText'
import { type PosterOwner, thumbnailUrl, usePosterUrl } from '../../api/urls/posters'
import { DropZone } from '../../components/controls/DropZone'
import { FailedState } from '../../components/feedback/FailedState'
import { shrinkImage } from '../../components/images/shrinkImage'
import { useEnumText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import { PosterCard } from './PosterCard'
import styles from './PostersPanel.module.css'
import { PosterUrlInput } from './PosterUrlInput'
import { posterCalls } from './posterCalls'
import * as drafts from './posterDraft'
import { useImageUploads } from './useImageUploads'

type PostersPanelProps = {
  owner: PosterOwner
  id: string
  draft: drafts.PosterDraft
  onDraft: (change: (draft: drafts.PosterDraft) => drafts.PosterDraft) => void
}

const none: readonly drafts.Poster[] = []

/** Posters of a record: shows origin and selection, adds uploads, selects and deletes posters in the draft. */
export function PostersPanel({ owner, id, draft, onDraft }: PostersPanelProps) {
  const t = useTranslate()
  const enumText = useEnumText()
  const {
    data: posters = none,
    error,
    isSuccess,
    refetch,
  } = useQuery({ ...posterCalls[owner].list(id), meta: { shownBy: 'dialog' } })
  const { uploadError, clearUploadError, isFetching, addFiles, addUrl } = useImageUploads(onDraft)
  const selectedId = drafts.selectedPoster(draft, posters)
  const given = usePosterUrl(owner, id)
  if (error) return <FailedState text={errorText(error)} onRetry={() => void refetch()} />
  return (
    <div className={styles.posters}>
      <DropZone
        verb={t('poster.add')}
        hint={t('poster.hint', { megabytes: drafts.MOST_BYTES / 1_000_000 })}
        accept="image/*"
        onFiles={files => void addFiles(files)}
        onAddress={address => void addUrl(address)}
      />
      <PosterUrlInput fetching={isFetching} onTyped={clearUploadError} onAddress={addUrl} />
      {uploadError && (
        <p role="alert" className={styles.refused}>
          {uploadError}
        </p>
      )}
      <ul className={styles.grid}>
        {draft.uploads.map(upload => (
          <UploadCard
            key={upload.id}
            upload={upload}
            inForce={selectedId === upload.id}
            posters={posters}
            onDraft={onDraft}
          />
        ))}
        {posters.map(poster => (
          <PosterCard
            key={poster.id}
            src={thumbnailUrl(owner, id, poster.id)}
            from={enumText('PosterType', poster.type)}
            bytes={poster.fileSize}
            size={poster}
            inForce={selectedId === poster.id}
            removed={draft.removed.has(poster.id)}
            onChoose={() => onDraft(now => drafts.withPosterSelected(now, poster.id, posters))}
            onRemove={
              poster.type === 'USER_UPLOADED'
                ? () => onDraft(now => drafts.withPosterRemoved(now, poster.id))
                : undefined
            }
          />
        ))}
        {isSuccess && selectedId === undefined && (
          <PosterCard src={given} from={t(`poster.fallback.${owner}`)} inForce />
        )}
      </ul>
    </div>
  )
}

type UploadCardProps = Pick<PostersPanelProps, 'onDraft'> & {
  upload: drafts.Upload
  inForce: boolean
  posters: readonly drafts.Poster[]
}

function UploadCard({ upload, inForce, posters, onDraft }: UploadCardProps) {
  const t = useTranslate()
  const { id, file } = upload
  const [failed, setFailed] = useState(false)
  const src = useFileUrl(file)
  const tooBig = drafts.isTooBig(upload)
  const shrink = async () => {
    const smaller = await shrinkImage(file, drafts.MOST_BYTES)
    setFailed(!smaller)
    if (smaller) onDraft(now => drafts.withUploadReplaced(now, id, smaller))
  }
  return (
    <PosterCard
      src={src}
      from={t('poster.toUpload')}
      bytes={file.size}
      inForce={inForce}
      problem={
        tooBig
          ? t(failed ? 'poster.cannotShrink' : 'rule.fileTooBig', { megabytes: drafts.MOST_BYTES / 1_000_000 })
          : undefined
      }
      onShrink={tooBig && !failed ? shrink : undefined}
      onChoose={tooBig ? undefined : () => onDraft(now => drafts.withPosterSelected(now, id, posters))}
      onRemove={() => onDraft(now => drafts.withoutUpload(now, id))}
    />
  )
}

/** Object URL of a file, revoked on unmount; undefined in the first render. */
function useFileUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
