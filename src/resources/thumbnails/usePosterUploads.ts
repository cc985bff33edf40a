import { useState } from 'react'
import { createRandomId } from '../../api/createRandomId'
import { type ExternalImageResult, fetchExternalImage } from '../../api/images/fetchExternalImage'
import { canDecodeImage } from '../../components/images/canDecodeImage'
import { useTranslate } from '../../language/useTranslate'
import { addPosterUploads, type PosterChangesDraft, type PosterUpload } from './posterChangesDraft'

/** Returns functions that add an image file or an image URL as a poster, and the error text of the latest attempt. */
export function usePosterUploads(onDraft: (change: (draft: PosterChangesDraft) => PosterChangesDraft) => void) {
  const t = useTranslate()
  const [uploadError, setUploadError] = useState<string>()
  const [isFetching, setFetching] = useState(false)

  const addFiles = async (files: readonly File[]) => {
    const isReadable = await Promise.all(files.map(isReadableImage))
    const images = files.filter((_, index) => isReadable[index])
    setUploadError(images.length < files.length ? t('poster.notAnImage') : undefined)
    onDraft(draft => addPosterUploads(draft, images.map(toUpload)))
  }
  const addUrl = async (address: string) => {
    setFetching(true)
    setUploadError(undefined)
    try {
      const result = await fetchExternalImage(address)
      if (result.kind === 'image') await addFiles([toImageFile(result.image, address)])
      else setUploadError(t(`poster.url.${result.kind}`, { host: new URL(address).host, status: httpStatusOf(result) }))
      return result.kind === 'image'
    } finally {
      setFetching(false)
    }
  }
  return { uploadError, clearUploadError: () => setUploadError(undefined), isFetching, addFiles, addUrl }
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
