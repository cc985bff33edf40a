import { MAX_DECODED_PIXELS } from '../../../components/images/decodeImageWithinLimit'
import { translate } from '../../../language/interfaceLanguage'
import { readImagePixelCount } from '../../epub/files/readImagePixelCount'

/** Returns a text for the user that explains why the browser cannot display a page image of the server. */
export async function getPageImageFailureReason(image: Blob): Promise<string> {
  if (/xml/.test(image.type) && (await isTooCostlyDrawing(image))) return translate('reader.page.tooCostly')
  return translate((await hasTooManyPixels(image)) ? 'reader.page.tooLarge' : 'reader.page.unreadable')
}

const isTooCostlyDrawing = async (drawing: Blob): Promise<boolean> => {
  const { isSvgPageTooComplex } = await import('./fetchSanitizedSvgPage')
  return isSvgPageTooComplex(drawing)
}

const hasTooManyPixels = async (image: Blob): Promise<boolean> => {
  const pixels = await readImagePixelCount(image)
  return Number.isFinite(pixels) && pixels > MAX_DECODED_PIXELS
}
