import { useState } from 'react'
import { type ImageResult, imageFromUrl } from '../../api/images/imageFromUrl'
import { randomId } from '../../api/randomId'
import { isDisplayableImage } from '../../components/images/isDisplayableImage'
import { useTranslate } from '../../language/useTranslate'
import { type PosterDraft, type Upload, withUploadsAdded } from './posterDraft'

/** Adds images from files and URLs to a poster draft, with the error text of the last attempt. */
export function useImageUploads(onDraft: (change: (draft: PosterDraft) => PosterDraft) => void) {
  const t = useTranslate()
  const [uploadError, setUploadError] = useState<string>()
  const [isFetching, setFetching] = useState(false)

  const addFiles = async (files: readonly File[]) => {
    const shown = await Promise.all(files.map(isPicture))
    const pictures = files.filter((_, at) => shown[at])
    setUploadError(pictures.length < files.length ? t('poster.notAnImage') : undefined)
    onDraft(now => withUploadsAdded(now, pictures.map(uploadOf)))
  }
  const addUrl = async (address: string) => {
    setFetching(true)
    setUploadError(undefined)
    try {
      const answer = await imageFromUrl(address)
      if (answer.kind === 'picture') await addFiles([fileOf(answer.picture, address)])
      else setUploadError(t(`poster.url.${answer.kind}`, { host: new URL(address).host, status: statusOf(answer) }))
      return answer.kind === 'picture'
    } finally {
      setFetching(false)
    }
  }
  return { uploadError, clearUploadError: () => setUploadError(undefined), isFetching, addFiles, addUrl }
}

/** Whether the browser can decode a file with an image type. */
const isPicture = async (file: File) => file.type.startsWith('image/') && (await isDisplayableImage(file))
const uploadOf = (file: File): Upload => ({ id: randomId(), file })
const statusOf = (answer: ImageResult) => (answer.kind === 'status' ? answer.status : undefined)

/** Wraps a downloaded image as a file with the name of its URL. */
function fileOf(picture: Blob, address: string): File {
  const name = new URL(address).pathname.split('/').pop() || 'picture'
  return new File([picture], name, { type: picture.type })
}
