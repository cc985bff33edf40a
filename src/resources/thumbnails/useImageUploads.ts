import { useState } from 'react'
import { type ImageResult, imageFromUrl } from '../../api/images/imageFromUrl'
import { randomId } from '../../api/randomId'
import { isDisplayableImage } from '../../components/images/isDisplayableImage'
import { useTranslate } from '../../language/useTranslate'
import { type PosterDraft, type Upload, withUploadsAdded } from './posterDraft'

/** Takes in pictures, as files and as addresses of them, and says what was no picture or could not be had. */
export function useImageUploads(onDraft: (change: (draft: PosterDraft) => PosterDraft) => void) {
  const t = useTranslate()
  const [refused, setRefused] = useState<string>()
  const [fetching, setFetching] = useState(false)

  const addFiles = async (files: readonly File[]) => {
    const shown = await Promise.all(files.map(isPicture))
    const pictures = files.filter((_, at) => shown[at])
    setRefused(pictures.length < files.length ? t('poster.noPicture') : undefined)
    onDraft(now => withUploadsAdded(now, pictures.map(uploadOf)))
  }
  const addAddress = async (address: string) => {
    setFetching(true)
    setRefused(undefined)
    try {
      const answer = await imageFromUrl(address)
      if (answer.kind === 'picture') await addFiles([fileOf(answer.picture, address)])
      else setRefused(t(`poster.address.${answer.kind}`, { host: new URL(address).host, status: statusOf(answer) }))
      return answer.kind === 'picture'
    } finally {
      setFetching(false)
    }
  }
  return { refused, forgetRefused: () => setRefused(undefined), fetching, addFiles, addAddress }
}

/** What calls itself a picture and is none would be a poster that nobody sees. */
const isPicture = async (file: File) => file.type.startsWith('image/') && (await isDisplayableImage(file))
const uploadOf = (file: File): Upload => ({ id: randomId(), file })
const statusOf = (answer: ImageResult) => (answer.kind === 'status' ? answer.status : undefined)

/** A picture from the web under the name that it has there. */
function fileOf(picture: Blob, address: string): File {
  const name = new URL(address).pathname.split('/').pop() || 'picture'
  return new File([picture], name, { type: picture.type })
}
