import { useRef, useState } from 'react'
import { createRandomId } from '../../api/createRandomId'
import { type ExternalImageResult, fetchExternalImage } from '../../api/images/fetchExternalImage'
import { canDecodeImage } from '../../components/images/canDecodeImage'
import { useTranslate } from '../../language/useTranslate'
import { addPosterUploads, type PosterChangesDraft, type PosterUpload } from './posterChangesDraft'

/**
 * Returns functions that add image files or the image at a URL as posters. Both return whether all images were added.
 * `uploadError` is the error text of the latest attempt. `waitUntilAdded` waits for all running attempts, and returns
 * the error text of a failed attempt.
 */
export function usePosterUploads(onDraft: (change: (draft: PosterChangesDraft) => PosterChangesDraft) => void) {
  const t = useTranslate()
  const [uploadError, setUploadError] = useState<string>()
  const [isFetching, setFetching] = useState(false)
  const running = useRef(new Set<Promise<string | undefined>>())

  const track = async (attempt: Promise<string | undefined>) => {
    running.current.add(attempt)
    setUploadError(undefined)
    try {
      const error = await attempt
      setUploadError(error)
      return error === undefined
    } finally {
      running.current.delete(attempt)
    }
  }
  const addImages = async (files: readonly File[]) => {
    const isReadable = await Promise.all(files.map(isReadableImage))
    const images = files.filter((_, index) => isReadable[index])
    onDraft(draft => addPosterUploads(draft, images.map(toUpload)))
    return images.length < files.length ? t('poster.notAnImage') : undefined
  }
  const addImageAt = async (address: string) => {
    const result = await fetchExternalImage(address)
    if (result.kind === 'image') return addImages([toImageFile(result.image, address)])
    return t(`poster.url.${result.kind}`, { host: new URL(address).host, status: httpStatusOf(result) })
  }
  return {
    uploadError,
    clearUploadError: () => setUploadError(undefined),
    isFetching,
    addFiles: (files: readonly File[]) => track(addImages(files)),
    addUrl: (address: string) => {
      setFetching(true)
      return track(addImageAt(address)).finally(() => setFetching(false))
    },
    waitUntilAdded: async () => (await Promise.all(running.current)).find(error => error !== undefined),
  }
}

/**
 * Returns whether a file is an image that the browser can display. SVG images are not allowed, because the server would
 * treat them as JPEG.
 */
const isReadableImage = async (file: File) => /^image\/(?!svg)/i.test(file.type) && (await canDecodeImage(file))
const toUpload = (file: File): PosterUpload => ({ id: createRandomId(), file })
const httpStatusOf = (result: ExternalImageResult) => (result.kind === 'status' ? String(result.status) : undefined)

function toImageFile(image: Blob, address: string): File {
  const name = new URL(address).pathname.split('/').pop() || 'picture'
  return new File([image], name, { type: image.type })
}
